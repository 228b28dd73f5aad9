// The hard yardstick for IDA* with Manhattan distance on the 15-puzzle: a function for every blank cell and last move, made
// by templates, the board in one 64-bit integer. Same nodes, input and output as ida-star.cpp.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

static long long nodes;

static constexpr int rowStep[4] = {-1, 0, 0, 1}, columnStep[4] = {0, -1, 1, 0};

static constexpr int targetOf(int cell, int move) {
  int row = cell / 4 + rowStep[move], column = cell % 4 + columnStep[move];
  return row < 0 || row > 3 || column < 0 || column > 3 ? -1 : row * 4 + column;
}

static constexpr int distance(int tile, int cell) {
  int rows = tile / 4 - cell / 4, columns = tile % 4 - cell % 4;
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

// The tiles for which a step from one cell to another raises the distance, a bit each.
static constexpr unsigned rises(int from, int to) {
  unsigned mask = 0;
  for (int tile = 1; tile < 16; tile++) mask |= unsigned(distance(tile, to) > distance(tile, from)) << tile;
  return mask;
}

template <int blank, int last> static bool search(uint64_t board, int h, int slack);

template <int blank, int last, int move> static inline bool make(uint64_t board, int h, int slack) {
  constexpr int to = targetOf(blank, move);
  if constexpr (to >= 0 && move != 3 - last) {
    uint64_t tile = (board >> (4 * to)) & 15;
    int rise = (rises(to, blank) >> tile) & 1;
    nodes++;
    if (slack < 2 * rise) return false;
    uint64_t child = (board ^ (tile << (4 * to))) | (tile << (4 * blank));
    int childH = h - 1 + 2 * rise;
    return childH == 0 || search<to, move>(child, childH, slack - 2 * rise);
  }
  return false;
}

template <int blank, int last> static bool search(uint64_t board, int h, int slack) {
  return make<blank, last, 0>(board, h, slack) || make<blank, last, 1>(board, h, slack) ||
         make<blank, last, 2>(board, h, slack) || make<blank, last, 3>(board, h, slack);
}

template <int blank> static bool start(uint64_t board, int cell, int h, int slack) {
  if (cell == blank) return search<blank, 4>(board, h, slack);
  if constexpr (blank < 15) return start<blank + 1>(board, cell, h, slack);
  return false;
}

int main() {
  for (;;) {
    uint64_t board = 0;
    int h = 0, blank = 0;
    for (int cell = 0; cell < 16; cell++) {
      int tile;
      if (scanf("%d", &tile) != 1) return 0;
      board |= uint64_t(tile) << (4 * cell);
      if (tile == 0) blank = cell;
      else h += distance(tile, cell);
    }
    clock_t begun = clock();
    nodes = 1;
    int bound = h;
    while (h > 0 && !start<0>(board, blank, h, bound - h)) bound += 2;
    printf("%lld %d %.6f\n", nodes, bound, double(clock() - begun) / CLOCKS_PER_SEC);
    fflush(stdout);
  }
}
