// profile-info: the counts and the layout of the C program; the times are those of the host's clock.

import { expect, test } from "vitest";
import { memoryHost } from "../../../bench/clips-host.ts";
import { Environment } from "../../../src/clips/index.ts";

const PROGRAM = `(deffunction double (?x) (* ?x 2))
(deffunction count-down-from-the-number-that-is-given (?x) (if (> ?x 0) then (count-down-from-the-number-that-is-given (- ?x 1))))
(deffunction unused () 1)
(defmethod size ((?x INTEGER) $?rest) (call-next-method))
(defmethod size ((?x NUMBER) $?rest) (double ?x))
(defmethod + ((?x SYMBOL)) ?x)
(defclass A (is-a USER) (slot x (create-accessor read-write)))
(defmessage-handler A go around () (call-next-handler))
(defmessage-handler A go () ?self:x)
(defrule one (a ?x) => (size ?x) (+ 1 2) (+ a) (make-instance a of A (x ?x)))
(defrule two (or (object (is-a A)) (and (object) (c))) => (count-down-from-the-number-that-is-given 3) (send [a] go))
(profile constructs)
(reset)
(assert (a 1) (a 2) (b))
(run)
(profile off)
(double 1)
(profile-info)
(set-profile-percent-threshold 100)
(profile-info)
(profile-reset)
(profile-info)
`;

/** What the C program prints, with T in place of the times and percentages of a line. */
const EXPECTED = `Profile elapsed time = T seconds
Construct Name                           Entries         Time           %          Time+Kids     %+Kids
--------------                           -------        ------        -----        ---------     ------

*** Deffunctions ***

double                                         2 T
count-down-from-the-number-that-is-given
                                               8 T

*** Defgenerics ***

size
1  (INTEGER) $?                                2 T

+
2  (SYMBOL)                                    2 T

*** Defclasses ***

USER
init                                           3 T
delete                                         2 T
create                                         3 T

A
put-x                                          2 T
go                                             2 T
go                                             2 T

*** Defrules ***

one                                            2 T
two                                            2 T
Profile elapsed time = T seconds
Construct Name                           Entries         Time           %          Time+Kids     %+Kids
--------------                           -------        ------        -----        ---------     ------
`;

test("bodies are counted as in the C program", () => {
  const host = memoryHost();
  new Environment(host).batch(PROGRAM);
  const times = / +0\.000000 {6}0\.00% {9}0\.000000 {6}0\.00%/g;
  expect(host.output.replaceAll("= 0 sec", "= T sec").replaceAll(times, " T")).toBe(EXPECTED);
});

test("the time of a body is its own and that of the bodies it runs", () => {
  const host = memoryHost();
  let now = 0;
  host.time = () => now++;
  new Environment(host).batch(
    "(deffunction in () 1)\n(deffunction out () (in) (in))\n(profile constructs)\n(out)\n(profile off)\n(profile-info)\n",
  );
  // The clock is read at the start, at both ends of the three calls, and at the end.
  expect(host.output).toContain("Profile elapsed time = 7 seconds");
  const row = (name: string) =>
    host.output
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(/ +/);
  expect(row("in")).toEqual(["in", "2", "2.000000", "28.57%", "2.000000", "28.57%"]);
  expect(row("out")).toEqual(["out", "1", "3.000000", "42.86%", "5.000000", "71.43%"]);
});
