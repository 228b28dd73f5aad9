/** Addresses of stores: what is shown of one never holds a password, and what is not a store is answered. */
import { describe, expect, it } from "vitest";
import { checkedAddress, shownAddress, shownWords } from "../../../src/node/store/address.ts";
import { openStore } from "../../../src/node/store/open-store.ts";

describe("what is shown", () => {
  it.each([
    ["postgres://user:secret@host/base", "postgres://user@host/base"],
    ["postgres://user:secret@host:5433/base?sslmode=require", "postgres://user@host:5433/base"],
    ["postgres://user:se@cret@host/base", "postgres://user@host/base"],
    ["postgres://user:se/cret@host/base", "postgres://…"],
    ["postgres://host/base?user=user&password=secret", "postgres://user@host/base"],
    ["postgres:///base?host=/run/sockets&password=secret", "postgres:///run/sockets/base"],
    ["postgres://user:secret@/base?host=/run/sockets", "postgres://user@/run/sockets/base"],
    ["POSTGRESQL://user:secret@host/base", "postgres://user@host/base"],
    ["postgres:user:secret", "postgres://…"],
    ["postgres://[secret", "postgres://…"],
  ])("%s", (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
    expect(shownAddress(address)).not.toMatch(/cret/);
  });

  it("of the words of a command", () => {
    expect(shownWords(["study", "run", "x", "--store=postgres://user:secret@host/base"])).toEqual([
      "study",
      "run",
      "x",
      "--store=postgres://user@host/base",
    ]);
  });
});

describe("what is no store", () => {
  it.each([
    ["mysql://user:secret@host/base", "store-scheme"],
    ["sqlite:studies.db", "store-scheme"],
    ["https://host/secret", "store-scheme"],
    ["postgres://user:secret@host:port/base", "store-address"],
    ["postgres://[::secret", "store-address"],
    ["postgres//user:secret@host/base", "store-address"],
    ["//user:secret@host/base", "store-address"],
    ["u:secret@host/base", "store-address"],
    ["host=localhost dbname=base password=secret", "store-address"],
    ["password = 'secret' user=u", "store-address"],
  ])("%s is answered with %s, and nothing of it is quoted", async (address, code) => {
    await expect(openStore(address)).rejects.toMatchObject({
      said: { code },
      message: expect.not.stringContaining("secret"),
    });
  });
});

it("the driver is told what it does with certificates anyway, so that it does not say so at every start", () => {
  expect(checkedAddress("Postgres://host/base?sslmode=require&a=b")).toBe(
    "postgres://host/base?sslmode=verify-full&a=b",
  );
  expect(checkedAddress("postgres://host/base?sslmode=no-verify")).toContain("no-verify");
});
