/** Command lines that help texts show, by the path of the command. A test runs every one, in the folder of the program. */
export const examples: Readonly<Record<string, readonly string[]>> = {
  "": [
    'frontier solve 8-puzzle "8 1 3 4 0 2 7 6 5"',
    "frontier compare 8-puzzle hardest-1 --heuristics z,d,m,b",
    "frontier list strategies --lang es",
  ],
  solve: [
    'frontier solve 8-puzzle "8 1 3 4 0 2 7 6 5" --strategy bfs',
    "frontier solve 15-puzzle korf-12 --strategy ida-star --heuristic linear-conflict",
    "frontier solve knight C --rules lisp",
    "frontier solve eternity 4x4 --time 10s",
    "frontier solve programs/search/jugs.clp --strategy ids",
  ],
  compare: [
    "frontier compare 8-puzzle hardest-1 kotlin-figure --heuristics zero,misplaced,manhattan,blank",
    "frontier compare knight A B C --strategies bfs,A* --counter expanded",
    "frontier compare eternity 3x3 --preset java-report --cost F1,F2,F3 --counter penetrance --csv",
  ],
  list: [
    "frontier list strategies",
    "frontier list instances --domain knight",
    "frontier list presets --json",
  ],
  heuristic: [
    'frontier heuristic 8-puzzle "8 1 3 4 0 2 7 6 5" --heuristics z,d,m,b',
    "frontier heuristic 8-puzzle --space 2x3",
    "frontier heuristic knight --space C --heuristics base,nova,reach",
    "frontier heuristic eternity --space 2x2",
    "frontier heuristic programs/search/jugs.ts --space all",
  ],
  depths: ["frontier depths 3x3"],
  clips: ["frontier clips -f2 programs/classic/zebra.clp", "frontier clips -l puzanpo.clp"],
  "rules tree": [
    'frontier rules tree puzampro.clp --strategy breadth --lines 20 --command "(reset)" ' +
      '--command "(assert (puzzle 2 8 3 1 6 4 7 0 5 level 0 movement null fact 0))" --command "(assert (max-depth 10))"',
  ],
  "rules table": ["frontier rules table"],
  grade: ["frontier grade puzampro.clp --boards problems/8-puzzle/documents.txt --strategy breadth"],
  "knight play": ["frontier knight play F --first machine --second machine --depth 2 --json"],
  "knight table": ["frontier knight table --json"],
  "eight-puzzle": ["frontier eight-puzzle m problems/sliding-tiles/datos2.txt"],
  "eternity2 generate": ["frontier eternity2 generate --size 4x4 --frame 3 --inner 3 --seed 7"],
  "eternity2 show": ["frontier eternity2 show report-4x4"],
  "study list": ["frontier study list"],
  "study run": ["frontier study run kotlin-project --quiet"],
  "study show": ["frontier study show kotlin-project"],
  "study report": ["frontier study report kotlin-project --markdown"],
  completion: ["frontier completion bash"],
};
