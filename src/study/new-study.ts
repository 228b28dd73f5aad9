/** The study file that `study new` writes: everything that can stand in one, explained. */

export function newStudyText(name: string): string {
  return `# A study: lists that are crossed, every combination is one run.
#   ./frontier study run ${name}.yaml      runs it on all cores
#   ./frontier study show ${name}          shows the table again
name: ${name}
title: Three heuristics on the 8-puzzle
question: Which heuristic is best, and why?

domain: sliding-tiles           # see ./frontier list domains
instances:                      # names, files, texts, random ones
  - hardest-1                   # a name of ./frontier list instances; korf-* would be all hundred
  # - boards/mine.txt           # a file, found from the folder of this file
  # - { text: "8 1 3 4 0 2 7 6 5", name: mine }
  - random: { seed: 1, count: 10, size: 3x3 }   # random-1 … random-10, the same everywhere
  # - every: { size: 2x3 }      # all boards of a size

strategies: [a-star, ida-star]  # see ./frontier list strategies
heuristics: [misplaced, manhattan, linear-conflict]   # crossed only with strategies that use one
# options:                      # any option of ./frontier solve, each with the values to try
#   ties: [newest, oldest]

limits: { time: 10s, memory: 1GB }   # of each run; also cpu, nodes and depth
repetitions: 1
# sample: 100                   # run only this many instances, chosen at random, always the same ones

table:                          # of ./frontier study show
  rows: [instance, strategy]    # domain, instance, strategy, heuristic, repetition, or an option
  columns: heuristic
  cells: [expanded]             # generated, expanded, opened, cost, depth, timeMs, …; the mean of several runs
plots: [nodes, time]
# counter: expanded             # the nodes that a report counts: expanded, generated, opened or taken

# Several crossings in one study: instead of domain, instances, strategies, heuristics and options
# parts:
#   - { domain: sliding-tiles, instances: hardest-1, strategies: breadth-first }
#   - { domain: knight-score, instances: [A, B, C], heuristics: [base, reach] }
`;
}
