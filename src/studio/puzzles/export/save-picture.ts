/** Saves a picture as an SVG, PNG or GIF file, in the colours of the page. */
import { saveFile } from "../../app/save-file.ts";
import { pageColours } from "../../ui/picture/page-colours.ts";
import type { Picture } from "../../ui/picture/picture.ts";
import { drawOnCanvas, pictureAsSvg } from "../../ui/picture/picture-file.ts";
import { animatedSvg } from "./animated-svg.ts";
import { encodeGif } from "./gif.ts";

export async function savePicture(name: string, picture: Picture, format: "svg" | "png"): Promise<void> {
  if (format === "png") saveFile(name, await pngOf(picture), "image/png");
  else saveFile(name, pictureAsSvg(picture, pageColours()), "image/svg+xml");
}

/** Pictures in sequence, as a file that plays. */
export function savePictures(
  name: string,
  pictures: readonly Picture[],
  millisecondsEach: number,
  format: "svg" | "gif",
): void {
  if (format === "gif") saveGif(name, pictures, millisecondsEach);
  else saveFile(name, animatedSvg(pictures, pageColours(), millisecondsEach / 1000), "image/svg+xml");
}

export async function pngOf(picture: Picture): Promise<Blob> {
  // Large trees stay below what browsers can paint.
  const scale = Math.min(2, 8000 / Math.max(picture.width, picture.height));
  const canvas = canvasOf(picture, scale);
  drawOnCanvas(canvas.getContext("2d")!, picture, pageColours(), scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture is too large.")) : resolve(blob)),
      "image/png",
    ),
  );
}

const MOST_FRAMES = 400;
const GIF_SIDE = 360;

function saveGif(name: string, pictures: readonly Picture[], millisecondsEach: number): void {
  const first = pictures[0]!;
  const scale = Math.min(1, GIF_SIDE / Math.max(first.width, first.height));
  const canvas = canvasOf(first, scale);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const colours = pageColours();
  const shown = pictures.length <= MOST_FRAMES ? pictures : pictures.slice(0, MOST_FRAMES);
  const frames = shown.map((picture, i) => {
    drawOnCanvas(context, picture, colours, scale);
    const isEnd = i === 0 || i === shown.length - 1;
    return {
      pixels: context.getImageData(0, 0, canvas.width, canvas.height).data,
      milliseconds: isEnd ? 3 * millisecondsEach : millisecondsEach,
    };
  });
  saveFile(name, encodeGif(canvas.width, canvas.height, frames) as Uint8Array<ArrayBuffer>, "image/gif");
}

function canvasOf({ width, height }: Picture, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return canvas;
}
