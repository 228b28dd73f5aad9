// Ends the process with one sentence when Node is older than "engines" in package.json asks.
// This file, and those that require it first (frontier, test, check), must parse on any old
// Node: no `?.`, no `??`, no `catch {`, no `import()`, and no "node:" module before this one.

const wanted = require("../package.json").engines.node.replace(/[^0-9.]/g, "");

function isOlder(found, needed) {
  const have = found.split(".").map(Number);
  const need = needed.split(".").map(Number);
  return have[0] !== need[0] ? have[0] < need[0] : have[1] < need[1];
}

if (isOlder(process.versions.node, wanted)) {
  console.error(
    `frontier: Node.js ${wanted} or newer is needed, but this is ${process.versions.node} (see https://nodejs.org).`,
  );
  process.exit(2);
}
