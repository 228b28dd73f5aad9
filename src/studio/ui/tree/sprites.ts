/** Boards that were drawn once, as bitmaps: a window of small boards is painted again in every frame of a movement. */
import type { Picture } from "../picture/picture.ts";
import { type Colours, drawGroups } from "../picture/picture-file.ts";

/** Sides of the bitmaps in pixels of the page, and how many of each are kept: some 40 MB each. */
const sizes = [
  { side: 48, most: 2500 },
  { side: 96, most: 800 },
  { side: 208, most: 160 },
] as const;

/** Time for new boards in one frame. */
const BUDGET_MS = 4;

export class Sprites {
  /** Some boards had to wait for the next frame. */
  isBehind = false;
  private readonly kept = sizes.map(() => new Map<number, ImageBitmap>());
  private readonly canvas = new OffscreenCanvas(1, 1);
  private readonly context = this.canvas.getContext("2d")!;
  private deadline = 0;

  constructor(
    private readonly colours: Colours,
    private readonly ratio: number,
  ) {}

  beginFrame(): void {
    this.isBehind = false;
    this.deadline = performance.now() + BUDGET_MS;
  }

  /** The board of a node for a square of this side; undefined if it has to wait. */
  of(id: number, picture: () => Picture | null | undefined, side: number): ImageBitmap | null | undefined {
    const found = sizes.findIndex((size) => side <= size.side);
    const size = found < 0 ? sizes.length - 1 : found;
    const kept = this.kept[size];
    const bitmap = kept.get(id);
    if (bitmap !== undefined) return bitmap;
    if (performance.now() > this.deadline) {
      this.isBehind = true;
      return undefined;
    }
    const drawn = picture();
    if (!drawn) return drawn;
    const made = this.draw(drawn, sizes[size].side);
    if (kept.size >= sizes[size].most) forgetOldest(kept);
    kept.set(id, made);
    return made;
  }

  clear(): void {
    for (const kept of this.kept) {
      for (const bitmap of kept.values()) bitmap.close();
      kept.clear();
    }
  }

  private draw(picture: Picture, side: number): ImageBitmap {
    const scale = (side * this.ratio) / Math.max(picture.width, picture.height);
    this.canvas.width = Math.max(1, Math.round(picture.width * scale));
    this.canvas.height = Math.max(1, Math.round(picture.height * scale));
    this.context.scale(scale, scale);
    drawGroups(this.context, picture, this.colours);
    return this.canvas.transferToImageBitmap();
  }
}

/** The oldest quarter: one at a time would be drawn again and again where more are in view than are kept. */
function forgetOldest(kept: Map<number, ImageBitmap>): void {
  let left = kept.size / 4;
  for (const [id, bitmap] of kept) {
    if (left-- <= 0) return;
    bitmap.close();
    kept.delete(id);
  }
}
