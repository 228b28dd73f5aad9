/**
 * A picture that changes in every frame, on a canvas and outside React. Groups of the same key glide to their new place,
 * as they do in a `PictureView`.
 */
import { pageColours } from "./page-colours.ts";
import type { Picture } from "./picture.ts";
import { drawGroups } from "./picture-file.ts";

type Place = readonly [x: number, y: number];

export class PictureCanvas {
  private readonly context: CanvasRenderingContext2D;
  private readonly colours = pageColours();
  private readonly sizes = new ResizeObserver(([{ contentRect }]) => {
    this.width = contentRect.width;
    this.paintSoon();
  });
  /** In pixels of the page; asking the canvas would make the browser lay the page out. */
  private width = 0;
  private picture: Picture | null = null;
  /** Where the groups were when the picture came, by key. */
  private from: ReadonlyMap<string, Place> = new Map();
  private begun = 0;
  private glideMs = 0;
  private frame = 0;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext("2d")!;
    this.sizes.observe(canvas);
  }

  /** Shows a picture; what moves takes so long to get there. */
  show(picture: Picture, glideMs: number): void {
    const now = performance.now();
    this.from = glideMs === 0 || this.picture === null ? new Map() : this.places(now);
    this.picture = picture;
    this.begun = now;
    this.glideMs = glideMs;
    this.paintSoon();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.sizes.disconnect();
  }

  private paintSoon(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.paint(now));
  }

  private paint(now: number): void {
    this.frame = 0;
    const { picture, canvas, context } = this;
    if (picture === null || this.width === 0) return;
    const scale = (this.width * devicePixelRatio) / picture.width;
    const width = Math.round(picture.width * scale);
    const height = Math.round(picture.height * scale);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.scale(scale, scale);
    const isGliding = this.from.size > 0 && now < this.begun + this.glideMs;
    drawGroups(context, isGliding ? this.onTheWay(picture, now) : picture, this.colours);
    if (isGliding) this.paintSoon();
  }

  private onTheWay(picture: Picture, now: number): Picture {
    const places = this.places(now);
    return {
      ...picture,
      groups: picture.groups.map((group) => {
        const [x, y] = places.get(group.key)!;
        return { ...group, x, y };
      }),
    };
  }

  /** Where the groups are at a time: fast at first, then slower. */
  private places(now: number): ReadonlyMap<string, Place> {
    const passed = this.glideMs === 0 ? 1 : Math.max(0, Math.min(1, (now - this.begun) / this.glideMs));
    const left = (1 - passed) ** 2;
    return new Map(
      this.picture!.groups.map(({ key, x, y }) => {
        const [fromX, fromY] = this.from.get(key) ?? [x, y];
        return [key, [x + (fromX - x) * left, y + (fromY - y) * left]];
      }),
    );
  }
}
