/** Colours at a terminal only, unless FORCE_COLOR or NO_COLOR says otherwise: what goes into a pipe is for programs. */
import picocolors from "picocolors";

const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
const isWanted = FORCE_COLOR ? FORCE_COLOR !== "0" : process.stdout.isTTY === true && TERM !== "dumb";

export const color = picocolors.createColors(isWanted && !NO_COLOR);
