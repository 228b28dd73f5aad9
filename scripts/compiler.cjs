// The TypeScript compiler: its native version, four times as fast, or where that has no part for this system the one in
// JavaScript. Both take the same words and write the same files.

const path = require("node:path");
const { hasPart } = require("./native-parts.cjs");

/** The file of the compiler, for Node to run. */
function compilerIn(root) {
  const owner = hasPart(root, "typescript-native") ? "typescript-native" : "typescript";
  return path.join(root, "node_modules", owner, "bin", "tsc");
}

module.exports = { compilerIn };
