/** A file that is dropped where nothing takes it would take the place of the page. Editors take it as text. */
export function keepPageFromFiles(): () => void {
  const refuse = (event: DragEvent) => {
    const isEditor = (event.target as Element).closest("[contenteditable]") !== null;
    if (event.defaultPrevented || isEditor || event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", refuse);
  addEventListener("drop", refuse);
  return () => {
    removeEventListener("dragover", refuse);
    removeEventListener("drop", refuse);
  };
}
