#!/bin/sh
# The command line of the 8-puzzle project with A*: ./runEightPuzzle.sh <z|d|m|b> <file>
self=$(readlink -f "$0" 2>/dev/null || echo "$0")
exec "$(dirname "$self")/frontier" eight-puzzle "$@"
