// The yardstick for IDA* with Manhattan distance on the 15-puzzle: a plain recursive loop, moves up, left, right,
// down, no undo, goal 0 1 … 15. Reads boards of sixteen numbers, prints for each: nodes, length, CPU seconds.
#include <cstdio>
#include <cstdlib>
#include <ctime>

static int board[16], blank;
static long long nodes;
static int distanceTo[16][16], moveCount[16], target[16][4], direction[16][4];

static bool search(int g, int h, int bound, int forbidden) {
  for (int i = 0; i < moveCount[blank]; i++) {
    int move = direction[blank][i];
    if (move == forbidden) continue;
    int from = blank, to = target[from][i], tile = board[to];
    nodes++;
    int childH = h - distanceTo[tile][to] + distanceTo[tile][from];
    if (g + 1 + childH > bound) continue;
    board[from] = tile;
    board[to] = 0;
    blank = to;
    if (childH == 0 || search(g + 1, childH, bound, 3 - move)) return true;
    board[to] = tile;
    board[from] = 0;
    blank = from;
  }
  return false;
}

int main() {
  const int rowStep[4] = {-1, 0, 0, 1}, columnStep[4] = {0, -1, 1, 0};
  for (int cell = 0; cell < 16; cell++) {
    for (int move = 0; move < 4; move++) {
      int row = cell / 4 + rowStep[move], column = cell % 4 + columnStep[move];
      if (row < 0 || row > 3 || column < 0 || column > 3) continue;
      direction[cell][moveCount[cell]] = move;
      target[cell][moveCount[cell]++] = row * 4 + column;
    }
    for (int tile = 1; tile < 16; tile++) {
      distanceTo[tile][cell] = abs(tile / 4 - cell / 4) + abs(tile % 4 - cell % 4);
    }
  }
  for (;;) {
    int h = 0;
    for (int cell = 0; cell < 16; cell++) {
      if (scanf("%d", &board[cell]) != 1) return 0;
      if (board[cell] == 0) blank = cell;
      else h += distanceTo[board[cell]][cell];
    }
    clock_t begun = clock();
    nodes = 1;
    int bound = h;
    while (h > 0 && !search(0, h, bound, -1)) bound += 2;
    printf("%lld %d %.6f\n", nodes, bound, double(clock() - begun) / CLOCKS_PER_SEC);
    fflush(stdout);
  }
}
