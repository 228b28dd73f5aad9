#!/bin/sh
# The command line of the 8-puzzle project with A*: ./runEightPuzzle.sh <z|d|m|b> <file>
exec "$(dirname "$0")/frontier" eight-puzzle "$@"
