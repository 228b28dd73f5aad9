// Runs the command line as it was built. ./frontier begins here when nothing has to be set up, else in frontier.cjs.
// Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const path = require("node:path");
const { load } = require("./code-cache.cjs");

process.argv[1] = path.join(path.dirname(__dirname), "dist", "bundled", "cli", "main.js");
load(process.argv[1]);
