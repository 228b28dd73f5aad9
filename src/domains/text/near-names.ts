/** What a user may have meant by a name that does not exist. */

const MOST_NAMES = 3;

/** The names nearest to a word, at most three: those that differ in a letter or two, else those that begin alike. */
export function nearNames(word: string, names: readonly string[]): string[] {
  const most = word.length <= 4 ? 1 : 2;
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
  const found = near.length > 0 ? near : names.filter((name) => name.startsWith(word.slice(0, 3)));
  return found.slice(0, MOST_NAMES);
}

/** How many letters must be added, dropped or changed to turn one word into the other; counting stops above `most`. */
function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
