// The yardstick for A* with Manhattan distance on the 15-puzzle: boards in 64 bits, nodes in one pool, open
// addressing, one stack per f (of equals the newest first), goal 0 1 … 15, goal tested when taken. Reads boards of
// sixteen numbers, prints for each: nodes expanded, length, CPU seconds.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

struct Node {
  uint64_t state;
  uint32_t parent;
  uint8_t g, h, isClosed;
};

static int distanceTo[16][16], moveCount[16], target[16][4];

static uint64_t mixed(uint64_t x) {
  x *= 0x9e3779b97f4a7c15ull;
  return x ^ (x >> 29);
}

struct Search {
  std::vector<Node> nodes;
  std::vector<uint32_t> slots = std::vector<uint32_t>(2048);
  struct Entry {
    uint32_t node;
    uint8_t g;
  };
  std::vector<Entry> stacks[256];
  long long expanded = 0;

  uint32_t &slotOf(uint64_t state) {
    size_t mask = slots.size() - 1, slot = mixed(state) & mask;
    while (slots[slot] && nodes[slots[slot] - 1].state != state) slot = (slot + 1) & mask;
    return slots[slot];
  }

  void add(uint64_t state, uint32_t parent, int g, int h) {
    uint32_t *slot = &slotOf(state);
    if (*slot) {
      Node &known = nodes[*slot - 1];
      if (g >= known.g) return;
      known.g = g;
      known.parent = parent;
      known.isClosed = 0;
      stacks[g + h].push_back({*slot - 1, uint8_t(g)});
      return;
    }
    nodes.push_back({state, parent, uint8_t(g), uint8_t(h), 0});
    *slot = nodes.size();
    stacks[g + h].push_back({*slot - 1, uint8_t(g)});
    if (nodes.size() * 2 > slots.size()) {
      slots.assign(slots.size() * 2, 0);
      for (uint32_t i = 0; i < nodes.size(); i++) slotOf(nodes[i].state) = i + 1;
    }
  }

  int solve(uint64_t start, int h, uint64_t goal) {
    add(start, 0, 0, h);
    for (int f = h; f < 256;) {
      if (stacks[f].empty()) {
        f++;
        continue;
      }
      Entry entry = stacks[f].back();
      stacks[f].pop_back();
      Node node = nodes[entry.node];
      if (node.isClosed || node.g != entry.g) continue;
      nodes[entry.node].isClosed = 1;
      if (node.state == goal) return node.g;
      expanded++;
      int blank = 0;
      while ((node.state >> (4 * blank)) & 15) blank++;
      for (int i = 0; i < moveCount[blank]; i++) {
        int to = target[blank][i];
        uint64_t tile = (node.state >> (4 * to)) & 15;
        uint64_t child = (node.state ^ (tile << (4 * to))) | (tile << (4 * blank));
        int childH = node.h - distanceTo[tile][to] + distanceTo[tile][blank];
        add(child, entry.node, node.g + 1, childH);
        if (node.g + 1 + childH < f) f = node.g + 1 + childH;
      }
    }
    return -1;
  }
};

int main() {
  const int rowStep[4] = {-1, 0, 0, 1}, columnStep[4] = {0, -1, 1, 0};
  uint64_t goal = 0;
  for (int cell = 0; cell < 16; cell++) {
    goal |= uint64_t(cell) << (4 * cell);
    for (int move = 0; move < 4; move++) {
      int row = cell / 4 + rowStep[move], column = cell % 4 + columnStep[move];
      if (row < 0 || row > 3 || column < 0 || column > 3) continue;
      target[cell][moveCount[cell]++] = row * 4 + column;
    }
    for (int tile = 1; tile < 16; tile++) {
      distanceTo[tile][cell] = abs(tile / 4 - cell / 4) + abs(tile % 4 - cell % 4);
    }
  }
  for (;;) {
    uint64_t start = 0;
    int h = 0;
    for (int cell = 0; cell < 16; cell++) {
      int tile;
      if (scanf("%d", &tile) != 1) return 0;
      start |= uint64_t(tile) << (4 * cell);
      h += distanceTo[tile][cell];
    }
    clock_t begun = clock();
    Search search;
    int length = search.solve(start, h, goal);
    printf("%lld %d %.6f\n", search.expanded, length, double(clock() - begun) / CLOCKS_PER_SEC);
    fflush(stdout);
  }
}
