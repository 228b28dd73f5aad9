// The hard yardstick for Eternity II: a function for every cell, made by templates, for square boards of 6, 10 and 16. The same
// placements, input and output as eternity.cpp.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

static int up(int entry) { return entry & 31; }
static int right(int entry) { return entry >> 5 & 31; }
static int down(int entry) { return entry >> 10 & 31; }
static int left(int entry) { return entry >> 15 & 31; }
static int piece(int entry) { return entry >> 20; }

static unsigned char used[1024];
static int board[1024];
// Lists by the kind of cell (is it in the last column, in the last row) and the colours above and at the left.
static int *lists[4][1024];
static long long most, placements, solutions;

// False when there were enough placements. Not inlined: 256 functions in one take minutes to compile.
template <int width, int at> __attribute__((noinline)) static bool fill() {
  constexpr int x = at % width, y = at / width;
  constexpr int kind = (x == width - 1) + 2 * (y == width - 1);
  const int above = y > 0 ? down(board[at - width]) : 0, before = x > 0 ? right(board[at - 1]) : 0;
  for (const int *candidate = lists[kind][above << 5 | before]; int entry = *candidate; candidate++) {
    if (used[piece(entry)]) continue;
    if (placements == most) return false;
    placements++;
    if constexpr (at == width * width - 1) {
      solutions++;
    } else {
      board[at] = entry;
      used[piece(entry)] = 1;
      if (!fill<width, at + 1>()) return false;
      used[piece(entry)] = 0;
    }
  }
  return true;
}

int main() {
  int width, height;
  if (scanf("%lld %d %d", &most, &width, &height) != 3) return 1;
  std::vector<int> turned;
  for (int number = 0; number < width * height; number++) {
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
  static std::vector<int> kept[4][1024];
  for (int kind = 0; kind < 4; kind++)
    for (int pair = 0; pair < 1024; pair++) {
      for (int entry : turned)
        if (up(entry) == pair >> 5 && left(entry) == (pair & 31) && (right(entry) == 0) == (kind & 1) &&
            (down(entry) == 0) == (kind >> 1))
          kept[kind][pair].push_back(entry);
      kept[kind][pair].push_back(0);
      lists[kind][pair] = kept[kind][pair].data();
    }
  clock_t begun = clock();
  if (width == 6) fill<6, 0>();
  else if (width == 10) fill<10, 0>();
  else if (width == 16) fill<16, 0>();
  else return 1;
  printf("%lld %lld %.6f\n", placements, solutions, double(clock() - begun) / CLOCKS_PER_SEC);
}
