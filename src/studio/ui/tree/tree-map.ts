/** The small map of a tree: all of it as dots, and a frame around what the window shows. */
import { type Camera, fitted, rowHeight, toTree, toWindow } from "./camera.ts";
import { paintTree } from "./paint-tree.ts";
import { Sprites } from "./sprites.ts";
import type { ShownTree } from "./tree.ts";
import type { TreeCanvas } from "./tree-canvas.ts";

/** Milliseconds between two maps while the tree grows. */
const REST = 250;

export class TreeMap {
  private shown: ShownTree | null = null;
  private camera: Camera | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly window: { readonly width: number; readonly height: number };

  constructor(
    private readonly box: HTMLElement,
    private readonly canvas: HTMLCanvasElement,
    private readonly frame: HTMLElement,
    private readonly view: TreeCanvas,
  ) {
    this.window = { width: canvas.width / 2, height: canvas.height / 2 };
  }

  /** The tree or the window has changed. */
  update(): void {
    const { tree } = this.view;
    if (tree === null || tree.placed.count === 0) return;
    this.placeFrame(tree);
    if (tree === this.shown || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.paint();
    }, REST);
  }

  /** Moves the window to a point of the map. */
  lookAt(x: number, y: number): void {
    if (this.shown === null || this.camera === null) return;
    const height = rowHeight(this.shown.placed, this.window, this.camera.scale);
    const at = toTree(this.camera, this.window, height, { x, y });
    this.view.lookAt(at.x, at.y);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private paint(): void {
    const { tree } = this.view;
    if (tree === null || tree.placed.count === 0) return;
    this.shown = tree;
    this.camera = fitted(tree.placed, this.window);
    const context = this.canvas.getContext("2d")!;
    const { colours } = this.view;
    context.setTransform(2, 0, 0, 2, 0, 0);
    context.clearRect(0, 0, this.window.width, this.window.height);
    const dots = { ...tree, look: { ...tree.look, hasBoards: false } };
    const camera = { ...this.camera, scale: Math.min(this.camera.scale, 10) };
    this.camera = camera;
    const nothing = { paths: [], selected: -1, hovered: -1, sprites: new Sprites(colours, 1) };
    paintTree(context, { tree: dots, camera, window: this.window, colours, ...nothing });
    this.placeFrame(tree);
  }

  /** Hidden while the window shows all of the tree. */
  private placeFrame({ placed }: ShownTree): void {
    const { window, camera: seen } = this.view;
    const height = rowHeight(placed, window, seen.scale);
    const first = toTree(seen, window, height, { x: 0, y: 0 });
    const last = toTree(seen, window, height, { x: window.width, y: window.height });
    const isAll = first.x < 0 && first.y < 0 && last.x > placed.width && last.y > placed.rows.length - 2;
    const isHidden = isAll || this.camera === null;
    if (this.box.hidden !== isHidden) this.box.hidden = isHidden;
    if (isAll || this.camera === null) return;
    const own = rowHeight(placed, this.window, this.camera.scale);
    const from = toWindow(this.camera, this.window, own, first.x, first.y);
    const to = toWindow(this.camera, this.window, own, last.x, last.y);
    const left = Math.max(0, Math.min(this.window.width - 3, from.x));
    const top = Math.max(0, Math.min(this.window.height - 3, from.y));
    const style = this.frame.style;
    style.transform = `translate(${left}px, ${top}px)`;
    style.width = `${Math.max(3, Math.min(this.window.width, to.x) - left)}px`;
    style.height = `${Math.max(3, Math.min(this.window.height, to.y) - top)}px`;
  }
}
