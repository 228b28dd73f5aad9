/** What hosts need besides the domain's row: the placement search, pictures, addresses, the generator. */

export { type Board, bestScore, score } from "./board.ts";
export { type BoardReport, checkBoard, type ShownBoard } from "./board-check.ts";
export { cellOrder } from "./cell-orders.ts";
export { MismatchSearch } from "./fast/mismatch-search.ts";
export { PlacementSearch } from "./fast/placement-search.ts";
export { splitAt, splitTree, type TreeSplit } from "./fast/tree-split.ts";
export { boardFromAddress, isAddress, toAddress } from "./formats/address.ts";
export { boardFromJson, toJson } from "./formats/json.ts";
export { generate } from "./generate.ts";
export { boardAsNumbers } from "./pictures/number-picture.ts";
export { boardAsPixels, type Pixels } from "./pictures/pixels.ts";
export { boardAsSvg } from "./pictures/svg.ts";
export { boardForTerminal } from "./pictures/terminal-picture.ts";
export type { Puzzle } from "./pieces.ts";
export { formatPuzzle } from "./text.ts";
