// The compact files of bsave and bsave-instances: numbers of one to several bytes, and texts that are written once and
// then named by their numbers. A seal at the beginning (what it is, its version, its length, its checksum) shows damage.

import { bytesOf, textOfBytes } from "../language/utf8.ts";

const VERSION = 2;
/** Length and checksum, four bytes each. */
const SEAL_SIZE = 8;

/** What a packed file can hold. */
export type PackedKind = "constructs" | "instances";

/** Thrown by a reader that comes to what a writer never writes. */
export class DamagedFile extends Error {}

const markOf = (kind: PackedKind): number[] => bytesOf(`frontier ${kind}\n`);

/** FNV-1a: a change of one byte always changes it. */
function checksum(bytes: readonly number[]): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

const fourBytes = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff);

export class PackedWriter {
  private readonly bytes: number[] = [];
  private readonly texts = new Map<string, number>();

  /** A whole number from zero on. */
  number(value: number): void {
    push(this.bytes, value);
  }

  text(value: string): void {
    let index = this.texts.get(value);
    if (index === undefined) {
      index = this.texts.size;
      this.texts.set(value, index);
    }
    this.number(index);
  }

  real(value: number): void {
    this.bytes.push(...new Uint8Array(new Float64Array([value]).buffer));
  }

  /** The file with all that was written. */
  file(kind: PackedKind): string {
    const body: number[] = [];
    push(body, this.texts.size);
    for (const text of this.texts.keys()) {
      const encoded = bytesOf(text);
      push(body, encoded.length);
      for (const byte of encoded) body.push(byte);
    }
    for (const byte of this.bytes) body.push(byte);
    const seal = [...markOf(kind), VERSION, ...fourBytes(body.length), ...fourBytes(checksum(body))];
    return textOfBytes(seal.concat(body));
  }
}

/** Seven bits a byte, the lowest first; all but the last have the eighth bit. */
function push(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
}

export class PackedReader {
  private readonly bytes: readonly number[];
  private readonly texts: string[] = [];
  private at = 0;

  constructor(body: readonly number[]) {
    this.bytes = body;
    for (let left = this.number(); left > 0; left--) {
      const length = this.number();
      this.texts.push(textOfBytes(this.take(length)));
    }
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const [byte] = this.take(1);
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const text = this.texts[this.number()];
    if (text === undefined) throw new DamagedFile();
    return text;
  }

  real(): number {
    return new Float64Array(new Uint8Array(this.take(8)).buffer)[0];
  }

  private take(count: number): readonly number[] {
    const end = this.at + count;
    if (end > this.bytes.length) throw new DamagedFile();
    const taken = this.bytes.slice(this.at, end);
    this.at = end;
    return taken;
  }
}

/** A reader of the file; a word says why there is none: it is something else, of another version, or not whole. */
export function openPacked(text: string, kind: PackedKind): PackedReader | "other" | "version" | "damaged" {
  const bytes = bytesOf(text);
  const mark = markOf(kind);
  if (mark.some((byte, i) => bytes[i] !== byte)) return "other";
  const at = mark.length + 1;
  if (bytes.length < at + SEAL_SIZE) return "damaged";
  if (bytes[mark.length] !== VERSION) return "version";
  const body = bytes.slice(at + SEAL_SIZE);
  const seal = [...fourBytes(body.length), ...fourBytes(checksum(body))];
  if (seal.some((byte, i) => bytes[at + i] !== byte)) return "damaged";
  try {
    return new PackedReader(body);
  } catch (error) {
    if (error instanceof DamagedFile) return "damaged";
    throw error;
  }
}
