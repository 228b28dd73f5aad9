/**
 * A tree on a canvas, outside React: it has a camera, paints a frame when something changed, and hears the pointer.
 * The newest tree replaces the one before; the camera follows the node in hand until the user takes it.
 */
import { pageColours } from "../picture/page-colours.ts";
import {
  type Camera,
  filled,
  fitted,
  keptInView,
  moved,
  type Point,
  rowHeight,
  toTree,
  USUAL,
  zoomed,
} from "./camera.ts";
import { nearestSpot, rowOf } from "./find-spots.ts";
import { detailAt, paintTree, type Scene } from "./paint-tree.ts";
import { Sprites } from "./sprites.ts";
import { kindCode, type ShownTree } from "./tree.ts";

/** Boards of this size can be read: as far away as the camera goes by itself. */
const READABLE = 48;
const READABLE_LABEL = 60;
/** The buttons at the right edge: a tree that is seen whole ends beside them. */
const BUTTONS = 52;
/** Frames that a tree on paper gets at once: enough for the boards of a window. */
const PRINTED_PASSES = 50;

interface Listeners {
  /** The part of the tree that is seen, or the tree, has changed. */
  painted(): void;
}

export class TreeCanvas {
  tree: ShownTree | null = null;
  camera: Camera = { x: 0, y: 0, scale: USUAL };
  window = { width: 0, height: 0 };
  private readonly context: CanvasRenderingContext2D;
  private sprites: Sprites | undefined;
  colours = pageColours();
  private frame = 0;
  private current: number | null = null;
  private selected: number | null = null;
  private hovered = -1;
  private paths: number[] = [];
  /** Nobody has moved the camera: it shows all of the tree, or as much as can be read. */
  private isAutomatic = true;
  private readonly sizes = new ResizeObserver(() => this.resize());
  private readonly looks = new MutationObserver(() => this.lookAgain());
  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  private readonly paper = matchMedia("print");
  private readonly lookAgain = () => {
    this.colours = pageColours();
    this.sprites?.clear();
    this.sprites = undefined;
    this.repaint();
  };
  /** Paper is light, and waits for no frame in which the rest of the boards would come. */
  private readonly print = () => {
    this.lookAgain();
    for (let pass = 0; pass < PRINTED_PASSES && this.frame !== 0; pass++) {
      cancelAnimationFrame(this.frame);
      this.paint();
    }
  };

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly listeners: Listeners,
  ) {
    this.context = canvas.getContext("2d")!;
    this.sizes.observe(canvas);
    this.looks.observe(document.documentElement, { attributes: true });
    this.dark.addEventListener("change", this.lookAgain);
    this.paper.addEventListener("change", this.print);
  }

  /** The node in hand is kept in view when it changes. */
  show(tree: ShownTree): void {
    const { current } = tree;
    const before = this.tree;
    this.tree = tree;
    this.paths = endsOfPaths(tree);
    this.hovered = -1;
    if (before !== null && before.source !== tree.source) {
      this.sprites?.clear();
      this.isAutomatic = true;
    }
    if (before !== null && !this.isAutomatic) this.stayAt(before);
    const isNew = this.current !== current;
    this.current = current;
    if (this.isAutomatic) this.showAll();
    else if (isNew) this.follow(current);
    // In this frame, which is kept for it.
    cancelAnimationFrame(this.frame);
    this.paint();
  }

  /** Marks a node and brings it into view. */
  select(id: number | null): void {
    if (id === this.selected) return;
    this.selected = id;
    this.follow(id);
    this.repaint();
  }

  hover(spot: number): void {
    if (spot === this.hovered) return;
    this.hovered = spot;
    this.repaint();
  }

  /** The whole tree, from now on. */
  fit(): void {
    if (this.tree === null) return;
    this.isAutomatic = false;
    this.camera = fitted(this.tree.placed, this.window, BUTTONS);
    this.repaint();
  }

  /** As at the beginning. */
  usual(): void {
    this.isAutomatic = true;
    this.showAll();
    this.repaint();
  }

  zoom(factor: number, point: Point = { x: this.window.width / 2, y: this.window.height / 2 }): boolean {
    if (this.tree === null) return false;
    const { scale } = this.camera;
    this.isAutomatic = false;
    this.camera = zoomed(this.tree.placed, this.window, this.camera, factor, point);
    this.repaint();
    return this.camera.scale !== scale;
  }

  pan(right: number, down: number): void {
    if (this.tree === null) return;
    this.isAutomatic = false;
    this.camera = moved(this.tree.placed, this.window, this.camera, right, down);
    this.repaint();
  }

  /** Brings a part of the tree into the middle. */
  lookAt(x: number, y: number): void {
    this.isAutomatic = false;
    this.camera = { ...this.camera, x, y };
    this.repaint();
  }

  /** The spot at a point of the window; -1 for none. */
  spotAt(point: Point): number {
    if (this.tree === null || this.tree.placed.count === 0) return -1;
    const { placed } = this.tree;
    const height = rowHeight(placed, this.window, this.camera.scale);
    const { x, y } = toTree(this.camera, this.window, height, point);
    const row = Math.round(y - 0.1);
    if (row < 0 || row >= placed.rows.length - 1) return -1;
    const spot = nearestSpot(placed, row, x);
    const reach = Math.max(0.48, 5 / this.camera.scale);
    const isNear =
      Math.abs(placed.x[spot] - x) <= reach && Math.abs(y - row) * height <= Math.max(6, 0.75 * height);
    return isNear ? spot : -1;
  }

  repaint(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.sizes.disconnect();
    this.looks.disconnect();
    this.dark.removeEventListener("change", this.lookAgain);
    this.paper.removeEventListener("change", this.print);
    this.sprites?.clear();
  }

  private paint(): void {
    this.frame = 0;
    const { tree, canvas, context, window } = this;
    const ratio = Math.min(2, devicePixelRatio);
    const width = Math.round(window.width * ratio);
    const height = Math.round(window.height * ratio);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, window.width, window.height);
    if (tree === null || window.width === 0) return;
    this.sprites ??= new Sprites(this.colours, ratio);
    this.sprites.beginFrame();
    const missing = paintTree(context, this.scene(tree, this.sprites));
    if (missing.length > 0) tree.look.want?.(missing);
    if (this.sprites.isBehind) this.repaint();
    // For those who cannot look at pixels: tests and style sheets.
    const detail = detailAt(this.camera.scale, tree.look.hasBoards);
    if (canvas.dataset.detail !== detail) canvas.dataset.detail = detail;
    this.listeners.painted();
  }

  private scene(tree: ShownTree, sprites: Sprites): Scene {
    const { camera, window, colours, paths, hovered } = this;
    return { tree, camera, window, colours, sprites, paths, selected: this.spotOf(this.selected), hovered };
  }

  private spotOf(id: number | null): number {
    const place = id === null || this.tree === null ? -1 : this.tree.ids.indexOf(id);
    return place < 0 ? -1 : this.tree!.placed.spots[place];
  }

  private follow(id: number | null): void {
    const spot = this.spotOf(id);
    if (spot < 0 || this.window.width === 0) return;
    const { placed } = this.tree!;
    this.camera = keptInView(placed, this.window, this.camera, placed.x[spot], rowOf(placed, spot));
  }

  /** All of the tree if it can be read like that or nothing is in hand; otherwise as much as can be read around the node in hand. */
  private showAll(): void {
    if (this.tree === null || this.window.width === 0) return;
    const { placed, look } = this.tree;
    const all = fitted(placed, this.window, BUTTONS);
    const readable = look.hasBoards ? READABLE : READABLE_LABEL;
    // Without a node in hand there is nothing to follow.
    if (all.scale >= readable || this.current === null) {
      this.camera = all;
      return;
    }
    const first =
      this.camera.scale === readable ? this.camera : { x: placed.x[0] ?? 0, y: 0.7, scale: readable };
    this.camera = filled(placed, this.window, first);
    this.follow(this.current);
  }

  /** What was in the middle of the window stays there, whatever grew beside it. */
  private stayAt(before: ShownTree): void {
    if (before.placed.count === 0) return;
    const row = Math.max(0, Math.min(before.placed.rows.length - 2, Math.round(this.camera.y)));
    const old = nearestSpot(before.placed, row, this.camera.x);
    const spot = this.spotOf(before.ids[before.placed.places[old]]);
    if (spot < 0) return;
    const { placed } = this.tree!;
    this.camera = {
      ...this.camera,
      x: this.camera.x + placed.x[spot] - before.placed.x[old],
      y: this.camera.y + rowOf(placed, spot) - row,
    };
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === this.window.width && clientHeight === this.window.height) return;
    this.window = { width: clientWidth, height: clientHeight };
    if (this.isAutomatic) this.showAll();
    this.repaint();
  }
}

/** The node in hand and the goals: the ways to them are drawn strong. */
function endsOfPaths({ kinds, placed }: ShownTree): number[] {
  const found: number[] = [];
  for (let place = 0; place < kinds.length && found.length < 100; place++) {
    const kind = kinds[place];
    if ((kind === kindCode.current || kind === kindCode.goal) && placed.spots[place] >= 0)
      found.push(placed.spots[place]);
  }
  return found;
}
