// Runs the command line as it was built. ./frontier begins here when nothing has to be set up, else in frontier.cjs.
// Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const path = require("node:path");
const { load } = require("./code-cache.cjs");

// Rule programs have a file of their own, for the large stack that ./frontier gives them. Words other than options, and the
// help, belong to the whole command line.
const [command, ...words] = process.argv.slice(2);
const isStackLarge = process.execArgv.some((option) => option.startsWith("--stack-size="));
const isProgram = command === "clips" && !words.includes("--help") && (words[0] || "-").startsWith("-");
const parts = isProgram && isStackLarge ? ["clips", "clips.js"] : ["cli", "main.js"];

process.argv[1] = path.join(path.dirname(__dirname), "dist", "bundled", ...parts);
load(process.argv[1]);
