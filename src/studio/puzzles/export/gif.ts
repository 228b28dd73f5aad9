/** An animated GIF (GIF89a) from frames of pixels: one table of at most 256 colours, LZW, endless repetition. */

export interface GifFrame {
  /** Red, green, blue, alpha of each pixel. */
  readonly pixels: Uint8ClampedArray | Uint8Array;
  readonly milliseconds: number;
}

const MOST_COLOURS = 256;
const MOST_CODES = 4096;

export function encodeGif(width: number, height: number, frames: readonly GifFrame[]): Uint8Array {
  const colours = commonColours(frames);
  const bytes = new ByteWriter();
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(2, colours.length))));
  bytes.text("GIF89a");
  bytes.short(width);
  bytes.short(height);
  // A global table of 2^bits colours follows.
  bytes.bytes(0x80 | 0x70 | (bits - 1), 0, 0);
  for (let i = 0; i < 1 << bits; i++) {
    const [red, green, blue] = colours[i] ?? [0, 0, 0];
    bytes.bytes(red, green, blue);
  }
  bytes.bytes(0x21, 0xff, 11);
  bytes.text("NETSCAPE2.0");
  bytes.bytes(3, 1, 0, 0, 0);
  const nearest = nearestColour(colours);
  for (const { pixels, milliseconds } of frames) {
    bytes.bytes(0x21, 0xf9, 4, 0);
    bytes.short(Math.round(milliseconds / 10));
    bytes.bytes(0, 0);
    bytes.bytes(0x2c, 0, 0, 0, 0);
    bytes.short(width);
    bytes.short(height);
    bytes.bytes(0);
    const indices = new Uint8Array(width * height);
    for (let i = 0; i < indices.length; i++)
      indices[i] = nearest(pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!);
    compress(indices, Math.max(2, bits), bytes);
  }
  bytes.bytes(0x3b);
  return bytes.result();
}

type Colour = readonly [number, number, number];

/** The colours that most pixels have, of those that differ by more than a shade. */
function commonColours(frames: readonly GifFrame[]): Colour[] {
  const counts = new Map<number, { count: number; colour: Colour }>();
  for (const { pixels } of frames) {
    for (let i = 0; i < pixels.length; i += 4) {
      const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
      const bin = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      const known = counts.get(bin);
      if (known === undefined) counts.set(bin, { count: 1, colour: [red, green, blue] });
      else known.count++;
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COLOURS)
    .map(({ colour }) => colour);
}

function nearestColour(colours: readonly Colour[]): (red: number, green: number, blue: number) => number {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let index = known.get(key);
    if (index === undefined) {
      let least = Number.POSITIVE_INFINITY;
      index = 0;
      colours.forEach(([r, g, b], i) => {
        const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
        if (distance < least) [least, index] = [distance, i];
      });
      known.set(key, index);
    }
    return index;
  };
}

/** LZW as GIF requires it: codes of growing length, least bit first, in blocks of at most 255 bytes. */
function compress(indices: Uint8Array, bits: number, out: ByteWriter): void {
  const clear = 1 << bits;
  const end = clear + 1;
  out.bytes(bits);
  const blocks = new BlockWriter(out);
  let size = bits + 1;
  let next = end + 1;
  let codes = new Map<number, number>();
  blocks.code(clear, size);
  let prefix = indices[0]!;
  for (let i = 1; i < indices.length; i++) {
    const index = indices[i]!;
    const key = (prefix << 8) | index;
    const code = codes.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    blocks.code(prefix, size);
    if (next < MOST_CODES) {
      codes.set(key, next);
      if (next === 1 << size) size++;
      next++;
    } else {
      blocks.code(clear, size);
      codes = new Map();
      size = bits + 1;
      next = end + 1;
    }
    prefix = index;
  }
  blocks.code(prefix, size);
  blocks.code(end, size);
  blocks.end();
}

class ByteWriter {
  private array = new Uint8Array(1 << 16);
  private length = 0;

  bytes(...values: readonly number[]): void {
    for (const value of values) {
      if (this.length === this.array.length) {
        const more = new Uint8Array(this.length * 2);
        more.set(this.array);
        this.array = more;
      }
      this.array[this.length++] = value;
    }
  }

  short(value: number): void {
    this.bytes(value & 255, value >> 8);
  }

  text(text: string): void {
    this.bytes(...Array.from(text, (letter) => letter.charCodeAt(0)));
  }

  result(): Uint8Array {
    return this.array.slice(0, this.length);
  }
}

class BlockWriter {
  private held = 0;
  private heldBits = 0;
  private block: number[] = [];

  constructor(private readonly out: ByteWriter) {}

  code(code: number, size: number): void {
    this.held |= code << this.heldBits;
    this.heldBits += size;
    while (this.heldBits >= 8) {
      this.push(this.held & 255);
      this.held >>>= 8;
      this.heldBits -= 8;
    }
  }

  end(): void {
    if (this.heldBits > 0) this.push(this.held & 255);
    this.flush();
    this.out.bytes(0);
  }

  private push(byte: number): void {
    this.block.push(byte);
    if (this.block.length === 255) this.flush();
  }

  private flush(): void {
    if (this.block.length === 0) return;
    this.out.bytes(this.block.length, ...this.block);
    this.block = [];
  }
}
