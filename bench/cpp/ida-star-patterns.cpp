// The yardstick for IDA* with additive pattern databases on the 15-puzzle: a plain loop over the moves, tables indexed by the
// cells of their tiles, changed with every move, the mirror image looked up only where the board leaves the child within reach.
// Arguments: a file with the tables indexed by cells, one after the other, and the goal cells of each pattern's tiles, as in
// "1,2,3 4,5,6". Input and output as in ida-star.cpp.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

static uint8_t *table;
// By view and tile: its look-up and where its cell is in the index.
static int lookupOf[2][16], shiftOf[2][16];
static int targets[16][4];
static uint8_t board[16];
static uint32_t indexes[2][4];
static long long nodes;
static int bound, nextBound;

static int mirrored(int cell) { return (cell % 4) * 4 + cell / 4; }

static bool search(int blank, int last, int g, int sum, int mirrorSum) {
  for (int move = 0; move < 4; move++) {
    int to = targets[blank][move];
    if (to < 0 || move == 3 - last) continue;
    nodes++;
    int tile = board[to];
    uint32_t &index = indexes[0][lookupOf[0][tile]];
    uint32_t changed = index ^ (uint32_t(to ^ blank) << shiftOf[0][tile]);
    int childSum = sum + table[changed] - table[index];
    if (g + 1 + childSum >= nextBound) continue;
    uint32_t &mirrorIndex = indexes[1][lookupOf[1][tile]];
    uint32_t mirrorChanged = mirrorIndex ^ (uint32_t(mirrored(to) ^ mirrored(blank)) << shiftOf[1][tile]);
    int mirrorChildSum = mirrorSum + table[mirrorChanged] - table[mirrorIndex];
    int f = g + 1 + std::max(childSum, mirrorChildSum);
    if (f > bound) {
      nextBound = std::min(nextBound, f);
      continue;
    }
    uint32_t before = index, mirrorBefore = mirrorIndex;
    index = changed;
    mirrorIndex = mirrorChanged;
    board[blank] = tile;
    if (childSum == 0 || search(to, move, g + 1, childSum, mirrorChildSum)) return true;
    board[to] = tile;
    index = before;
    mirrorIndex = mirrorBefore;
  }
  return false;
}

int main(int, char **arguments) {
  FILE *file = fopen(arguments[1], "rb");
  std::vector<uint32_t> begins;
  uint32_t bytes = 0;
  int patternOf[16], memberOf[16];
  for (char *pattern = strtok(arguments[2], " "); pattern; pattern = strtok(nullptr, " ")) {
    int member = 0;
    for (char *at = pattern; *at; at += *at == ',') {
      int cell = strtol(at, &at, 10);
      patternOf[cell] = begins.size();
      memberOf[cell] = member++;
    }
    begins.push_back(bytes);
    bytes += 1u << (4 * member);
  }
  table = static_cast<uint8_t *>(malloc(bytes));
  if (fread(table, 1, bytes, file) != bytes) return 1;
  for (int tile = 1; tile < 16; tile++) {
    for (int view = 0; view < 2; view++) {
      int home = view ? mirrored(tile) : tile;
      lookupOf[view][tile] = patternOf[home];
      shiftOf[view][tile] = 4 * memberOf[home];
    }
  }
  for (int cell = 0; cell < 16; cell++) {
    targets[cell][0] = cell >= 4 ? cell - 4 : -1;
    targets[cell][1] = cell % 4 > 0 ? cell - 1 : -1;
    targets[cell][2] = cell % 4 < 3 ? cell + 1 : -1;
    targets[cell][3] = cell < 12 ? cell + 4 : -1;
  }
  for (;;) {
    int start[16], blank = 0;
    for (int cell = 0; cell < 16; cell++)
      if (scanf("%d", &start[cell]) != 1) return 0;
    clock_t begun = clock();
    int sums[2] = {0, 0};
    for (int view = 0; view < 2; view++) {
      for (size_t pattern = 0; pattern < begins.size(); pattern++) indexes[view][pattern] = begins[pattern];
      for (int cell = 0; cell < 16; cell++) {
        int tile = start[cell];
        if (tile == 0) blank = cell;
        else indexes[view][lookupOf[view][tile]] += uint32_t(view ? mirrored(cell) : cell) << shiftOf[view][tile];
      }
      for (size_t pattern = 0; pattern < begins.size(); pattern++) sums[view] += table[indexes[view][pattern]];
    }
    nodes = 1;
    bound = std::max(sums[0], sums[1]);
    uint32_t placed[2][4];
    memcpy(placed, indexes, sizeof placed);
    for (;; bound = nextBound) {
      nextBound = 1 << 30;
      for (int cell = 0; cell < 16; cell++) board[cell] = start[cell];
      memcpy(indexes, placed, sizeof placed);
      if (sums[0] == 0 || search(blank, 4, 0, sums[0], sums[1])) break;
    }
    printf("%lld %d %.6f\n", nodes, bound, double(clock() - begun) / CLOCKS_PER_SEC);
    fflush(stdout);
  }
}
