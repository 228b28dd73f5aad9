/** The page "Studies". */
export default function StudiesPage() {
  return <h1>Studies</h1>;
}
