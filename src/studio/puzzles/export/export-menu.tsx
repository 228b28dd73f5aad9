/** What can be saved from a search: pictures, an animated solution, the trace, a link. */
import { copyPicture, copyText } from "../../app/clipboard.ts";
import { saveFile } from "../../app/save-file.ts";
import { Icon } from "../../ui/icons.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { puzzleRows } from "../domains/index.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle, writeAddress } from "../puzzle-store.ts";
import { ask, useWatch } from "../watch/watch-store.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";

const MILLISECONDS = 400;

export function ExportMenu({ opening }: { readonly opening: Exclude<Opening, { fault: object }> }) {
  const words = useWords();
  const { fileNames } = words;
  const domain = usePuzzle((puzzle) => puzzle.domain);
  // Not the frame: the menu would be made again at every step of a search that plays.
  const hasFrame = useWatch(({ frame }) => frame !== null);
  const result = useWatch(({ progress }) => progress?.result ?? null);
  const { notice, say } = useNotice();
  const { draw } = puzzleRows[domain]!.board;
  const about = opening.opened.problem;
  const board = () => draw(about, useWatch.getState().frame?.current?.state ?? opening.start);
  const solution = () => (result?.states ?? []).map((state) => draw(about, state));
  const tree = async () => {
    const { watchedTreePicture } = await import("./watched-tree-picture.ts");
    const { frame, settings } = useWatch.getState();
    return frame && watchedTreePicture((state) => draw(about, state), frame, settings, words);
  };
  const saveOne = async (name: string, of: typeof tree | typeof board, format: "svg" | "png") => {
    const [{ savePicture }, picture] = await Promise.all([import("./save-picture.ts"), of()]);
    if (picture) await savePicture(name, picture, format);
  };
  const copyOne = async (of: typeof tree | typeof board) => {
    const made = Promise.all([import("./save-picture.ts"), of()]).then(([{ pngOf }, picture]) =>
      pngOf(picture!),
    );
    say((await copyPicture(made)) ? words.pictureCopied : words.pictureNotCopied);
  };
  const saveSolution = async (name: string, format: "gif" | "svg") => {
    const { savePictures } = await import("./save-picture.ts");
    savePictures(name, solution(), MILLISECONDS, format);
  };
  const trace = async (format: "lines" | "posthoc", name: string) => {
    const answer = await ask({ kind: "trace", format });
    if (answer) saveFile(name, answer.text, "application/json");
  };
  const isSolved = result?.outcome === "solved";
  const files: [keyof typeof words.files, string, boolean, (name: string) => unknown][] = [
    ["boardSvg", `${fileNames.board}.svg`, true, (name) => saveOne(name, board, "svg")],
    ["boardPng", `${fileNames.board}.png`, true, (name) => saveOne(name, board, "png")],
    ["treeSvg", `${fileNames.tree}.svg`, hasFrame, (name) => saveOne(name, tree, "svg")],
    ["treePng", `${fileNames.tree}.png`, hasFrame, (name) => saveOne(name, tree, "png")],
    ["gif", `${fileNames.solution}.gif`, isSolved, (name) => saveSolution(name, "gif")],
    ["animatedSvg", `${fileNames.solution}.svg`, isSolved, (name) => saveSolution(name, "svg")],
    ["trace", `${fileNames.trace}.jsonl`, hasFrame, (name) => trace("lines", name)],
    ["posthoc", `${fileNames.trace}.posthoc.json`, hasFrame, (name) => trace("posthoc", name)],
  ];
  return (
    <>
      <Menu
        label={
          <>
            <Icon name="save" />
            {words.export}
          </>
        }
        align="end"
      >
        <MenuItem act={() => void copyLink(words).then(say)}>{words.copyLink}</MenuItem>
        <MenuItem act={() => void copyOne(board)}>{words.copyBoard}</MenuItem>
        <MenuItem disabled={!hasFrame} act={() => void copyOne(tree)}>
          {words.copyTree}
        </MenuItem>
        <MenuLine />
        {files.map(([key, name, isReady, save]) => (
          <MenuItem
            key={key}
            disabled={!isReady}
            act={() => {
              save(name);
              say(words.saved(name));
            }}
          >
            {words.files[key]}
          </MenuItem>
        ))}
      </Menu>
      {notice}
    </>
  );
}

/** The address of the page holds board, options and step. Returns what to say to the user. */
export async function copyLink(words: Words): Promise<string> {
  writeAddress();
  return (await copyText(location.href)) ? words.copied : words.notCopied;
}
