// What `npm start` and ./frontier run: checks Node, sets up when needed, then continues in this
// same process with the command line in src/cli. Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const { setUp, oneSentence, program, load } = require("./setup.cjs");

oneSentence(setUp);
process.argv[1] = program;
load(program);
