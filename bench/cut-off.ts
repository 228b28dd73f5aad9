/**
 * A network that fails at a chosen moment: it stands between programs and a PostgreSQL, and loses every connection at one
 * of their messages.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How long nobody can connect again. */
const AWAY_MS = 600;

export interface CutOff {
  /** What `--store` takes. */
  readonly address: string;
  /** How many messages programs have sent so far. */
  messages(): number;
  /**
   * Cuts at the message that many from now, the next one being 1: before the database gets it, or after it has answered and
   * before the program hears so.
   */
  cutIn(more: number, isAnswerLost: boolean): void;
  end(): void;
}

export async function cutOff(database: string): Promise<CutOff> {
  const socket = `${new URL(database.replace("@/", "@localhost/")).searchParams.get("host")}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let messages = 0;
  let last = { number: 0, isAnswerLost: false };
  let isAway = false;
  const cut = () => {
    isAway = true;
    setTimeout(() => (isAway = false), AWAY_MS);
    for (const each of sockets) each.destroy();
  };
  const server = createServer((program) => {
    if (isAway) {
      program.destroy();
      return;
    }
    const behind = connect(socket);
    for (const each of [program, behind]) {
      sockets.add(each);
      each.on("error", () => {});
      each.on("close", () => {
        sockets.delete(each);
        program.destroy();
        behind.destroy();
      });
    }
    let isLast = false;
    program.on("data", (message) => {
      isLast ||= ++messages === last.number;
      if (isLast && !last.isAnswerLost) cut();
      else behind.write(message);
    });
    behind.on("data", (answer) => (isLast ? cut() : program.write(answer)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    address: `postgres://frontier@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    messages: () => messages,
    cutIn: (more, isAnswerLost) => {
      last = { number: messages + more, isAnswerLost };
    },
    end: () => {
      for (const each of sockets) each.destroy();
      server.close();
    },
  };
}
