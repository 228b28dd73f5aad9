// Runs the command line as it was built. ./frontier begins here when nothing has to be set up, unless another Node did that; else
// in frontier.cjs.
// Must parse on any old Node (see node-version.cjs).

// biome-ignore-start lint/style/useNodejsImportProtocol: an old Node does not know the longer names
const fs = require("fs");
const path = require("path");
// biome-ignore-end lint/style/useNodejsImportProtocol: see above

const root = path.dirname(__dirname);
if (builtBy() !== process.version) {
  require("./node-version.cjs");
  const { setUp, oneSentence } = require("./setup.cjs");
  oneSentence(setUp);
}
const { load } = require("./code-cache.cjs");

// Rule programs have a file of their own, for the large stack that ./frontier gives them. Words other than options, and the
// help, belong to the whole command line.
const [command, ...words] = process.argv.slice(2);
const isStackLarge = process.execArgv.some((option) => option.startsWith("--stack-size="));
const isProgram = command === "clips" && !words.includes("--help") && (words[0] || "-").startsWith("-");
const parts = isProgram && isStackLarge ? ["clips", "clips.js"] : ["cli", "main.js"];

process.argv[1] = path.join(root, "dist", "bundled", ...parts);
load(process.argv[1]);

/** The version of Node that made the build, if its stamp tells. */
function builtBy() {
  try {
    return fs.readFileSync(path.join(root, "dist", ".frontier-build"), "utf8");
  } catch (_error) {
    return "";
  }
}
