// What `npm start` and ./frontier run: checks Node, sets up when needed, then continues in this
// same process with the command line in src/cli. Must parse on any old Node (see node-version.cjs).

require("./node-version.cjs");
const { setUp, oneSentence } = require("./setup.cjs");

oneSentence(setUp);
require("./program.cjs");
