/** The one way in which the page gives the user a file. Nothing leaves the machine. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the content only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
