// Hashes of plain numbers and texts: 32 bits in which similar inputs are far apart. The hashed memories of the network
// and the table of duplicate facts rest on them.

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

/** The hash of a sequence so far and its next hash as one; the order counts. */
export function combine(hash: number, next: number): number {
  const mixed = (Math.imul(hash, 0x9e3779b1) + next) | 0;
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

/** All 64 bits of a double take part, so that 0.0 and -0.0 differ, and so do numbers close to zero. */
export function hashDouble(value: number): number {
  double[0] = value;
  return combine(words[0] ^ 0x2545f491, words[1]);
}

/** Integers of 32 bits are their own hashes. */
export function hashInteger(value: number): number {
  const low = value | 0;
  return low === value ? low : combine(low, Math.floor(value / 0x100000000) | 0);
}

export function hashBigInteger(value: bigint): number {
  return combine(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}

/** FNV-1a over the code units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}
