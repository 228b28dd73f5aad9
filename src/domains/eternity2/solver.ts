/** What hosts need besides the domain's row: the placement search, pictures, addresses, the generator. */
export { boardFromAddress, isAddress, toAddress } from "./address.ts";
export { type Board, bestScore, score } from "./board.ts";
export { type BoardReport, checkBoard, type ShownBoard } from "./board-check.ts";
export { cellOrder } from "./cell-orders.ts";
export { generate } from "./generate.ts";
export { boardFromJson, toJson } from "./json.ts";
export { MismatchSearch } from "./mismatch-search.ts";
export { boardAsNumbers } from "./number-picture.ts";
export type { Puzzle } from "./pieces.ts";
export { boardAsPixels, type Pixels } from "./pixels.ts";
export { PlacementSearch, type TreePlace } from "./placement-search.ts";
export { boardAsSvg } from "./svg.ts";
export { boardForTerminal } from "./terminal-picture.ts";
export { formatPuzzle } from "./text.ts";
export { splitTree, type TreeSplit } from "./tree-split.ts";
