// The yardstick for breadth-first search: all boards of the 8-puzzle that can be reached from a board. Boards in 64 bits, nodes in
// one pool that is the queue too, open addressing. Reads boards of nine numbers, prints for each: nodes, depth of the last, CPU
// seconds.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

struct Node {
  uint64_t state;
  uint32_t parent;
  uint16_t depth;
};

static int moveCount[9], target[9][4];

static uint64_t mixed(uint64_t x) {
  x *= 0x9e3779b97f4a7c15ull;
  return x ^ (x >> 29);
}

struct Search {
  std::vector<Node> nodes;
  std::vector<uint32_t> slots = std::vector<uint32_t>(2048);

  uint32_t &slotOf(uint64_t state) {
    size_t mask = slots.size() - 1, slot = mixed(state) & mask;
    while (slots[slot] && nodes[slots[slot] - 1].state != state) slot = (slot + 1) & mask;
    return slots[slot];
  }

  void add(uint64_t state, uint32_t parent, int depth) {
    uint32_t &slot = slotOf(state);
    if (slot) return;
    nodes.push_back({state, parent, uint16_t(depth)});
    slot = nodes.size();
    if (nodes.size() * 2 > slots.size()) {
      slots.assign(slots.size() * 2, 0);
      for (uint32_t i = 0; i < nodes.size(); i++) slotOf(nodes[i].state) = i + 1;
    }
  }

  void all(uint64_t start) {
    add(start, 0, 0);
    for (uint32_t next = 0; next < nodes.size(); next++) {
      Node node = nodes[next];
      int blank = 0;
      while ((node.state >> (4 * blank)) & 15) blank++;
      for (int i = 0; i < moveCount[blank]; i++) {
        int to = target[blank][i];
        uint64_t tile = (node.state >> (4 * to)) & 15;
        add((node.state ^ (tile << (4 * to))) | (tile << (4 * blank)), next, node.depth + 1);
      }
    }
  }
};

int main() {
  const int rowStep[4] = {-1, 0, 0, 1}, columnStep[4] = {0, -1, 1, 0};
  for (int cell = 0; cell < 9; cell++) {
    for (int move = 0; move < 4; move++) {
      int row = cell / 3 + rowStep[move], column = cell % 3 + columnStep[move];
      if (row < 0 || row > 2 || column < 0 || column > 2) continue;
      target[cell][moveCount[cell]++] = row * 3 + column;
    }
  }
  for (;;) {
    uint64_t start = 0;
    for (int cell = 0; cell < 9; cell++) {
      int tile;
      if (scanf("%d", &tile) != 1) return 0;
      start |= uint64_t(tile) << (4 * cell);
    }
    clock_t begun = clock();
    Search search;
    search.all(start);
    printf("%zu %d %.6f\n", search.nodes.size(), search.nodes.back().depth, double(clock() - begun) / CLOCKS_PER_SEC);
    fflush(stdout);
  }
}
