/** The page "Puzzles". */
export default function PuzzlesPage() {
  return <h1>Puzzles</h1>;
}
