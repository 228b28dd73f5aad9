// The yardstick for Eternity II: a plain loop that fills the board row by row with pieces that match the left and the
// upper neighbour, from lists by these two colours; a turned piece is one word, 5 bits a colour and its number.
// Reads: most placements, width, height, pieces as up right down left. Prints: placements, solutions, CPU seconds.
#include <cstdio>
#include <ctime>
#include <vector>

static int up(int entry) { return entry & 31; }
static int right(int entry) { return entry >> 5 & 31; }
static int down(int entry) { return entry >> 10 & 31; }
static int left(int entry) { return entry >> 15 & 31; }
static int piece(int entry) { return entry >> 20; }

static int used[1024], cellOf[1024], board[4096];
static const int *lists[1024], *next[1024];

int main() {
  long long most;
  int width, height;
  if (scanf("%lld %d %d", &most, &width, &height) != 3) return 1;
  const int count = width * height;
  std::vector<int> turned;
  for (int number = 0; number < count; number++) {
    int s[4];
    for (int &colour : s)
      if (scanf("%d", &colour) != 1) return 1;
    int turns = s[0] == s[2] && s[1] == s[3] ? (s[0] == s[1] ? 1 : 2) : 4;
    for (int t = 0; t < turns; t++) {
      int entry = number << 20;
      for (int side = 0; side < 4; side++) entry |= s[(side - t) & 3] << (5 * side);
      turned.push_back(entry);
    }
  }

  // Lists by the kind of cell (is it in the last column, in the last row) and the colours above and at the left.
  std::vector<int> entries;
  static int begins[4][1024];
  for (int kind = 0; kind < 4; kind++)
    for (int pair = 0; pair < 1024; pair++) {
      begins[kind][pair] = int(entries.size());
      for (int entry : turned)
        if (up(entry) == pair >> 5 && left(entry) == (pair & 31) && (right(entry) == 0) == (kind & 1) &&
            (down(entry) == 0) == (kind >> 1))
          entries.push_back(entry);
      entries.push_back(0);
    }
  // A rim of grey above and at the left, so that every cell has two neighbours.
  for (int at = 0; at < count; at++) {
    int x = at % width, y = at / width;
    lists[at] = begins[(x == width - 1) + 2 * (y == height - 1)];
    cellOf[at] = (y + 1) * (width + 1) + x + 1;
  }

  long long placements = 0, solutions = 0;
  clock_t begun = clock();
  const int *all = entries.data(), *candidate = all + lists[0][0];
  int at = 0;
  while (placements < most) {
    int entry = *candidate;
    if (entry == 0) {
      if (at == 0) break;
      at--;
      used[piece(board[cellOf[at]])] = 0;
      candidate = next[at];
      continue;
    }
    candidate++;
    if (used[piece(entry)]) continue;
    placements++;
    if (at == count - 1) {
      solutions++;
      continue;
    }
    board[cellOf[at]] = entry;
    used[piece(entry)] = 1;
    next[at] = candidate;
    at++;
    int cell = cellOf[at];
    candidate = all + lists[at][down(board[cell - width - 1]) << 5 | right(board[cell - 1])];
  }
  printf("%lld %lld %.6f\n", placements, solutions, double(clock() - begun) / CLOCKS_PER_SEC);
}
