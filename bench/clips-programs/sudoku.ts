// Sudoku 4 x 4 as one join: sixteen conditions, each different from the earlier ones in its row, column and box. Finds all
// 288 grids, once for each set of four digits.

const SIZE = 4;
const BOX = 2;

/** One condition: a digit that no earlier cell in the same row, column or box has. */
function cell(index: number): string {
  const row = Math.floor(index / SIZE);
  const column = index % SIZE;
  const boxOf = (r: number, c: number) => Math.floor(r / BOX) * SIZE + Math.floor(c / BOX);
  const earlier = Array.from({ length: index }, (_, other) => other).filter((other) => {
    const [r, c] = [Math.floor(other / SIZE), other % SIZE];
    return r === row || c === column || boxOf(r, c) === boxOf(row, column);
  });
  return `   (digit ?set ?c${index}${earlier.map((other) => `&~?c${other}`).join("")})`;
}

/** The program with this many sets of digits, ready for -f2. */
export function sudoku(sets: number): string {
  const cells = Array.from({ length: SIZE * SIZE }, (_, index) => index);
  const digits = Array.from({ length: sets * SIZE }, (_, i) => `(digit ${Math.floor(i / SIZE)} ${i})`);
  return `
(deffacts digits ${digits.join(" ")})
(defglobal ?*grids* = 0)
(defrule grid
${cells.map(cell).join("\n")}
   =>
   (bind ?*grids* (+ ?*grids* 1)))
(reset)
(run)
(printout t ?*grids* " grids" crlf)
(exit)
`;
}
