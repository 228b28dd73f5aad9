// `npm start`: the studio; `npm start -- ARGS`: the command line. Must parse on any old Node (see node-version.cjs).

if (process.argv.length === 2) process.argv.push("studio");
require("./frontier.cjs");
