/** What can be saved from a search: pictures, an animated solution, the trace, a link. */
import { copyText } from "../../app/clipboard.ts";
import { saveFile } from "../../app/save-file.ts";
import { Icon } from "../../ui/icons.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { pageColours } from "../../ui/picture/page-colours.ts";
import { puzzleRows } from "../domains/index.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { treeNodes } from "../watch/search-tree.tsx";
import { ask, useWatch, useWatched } from "../watch/watch-store.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { animatedSvg } from "./animated-svg.ts";
import { saveGif, savePng, saveSvg } from "./save-picture.ts";
import { treePicture } from "./tree-picture.ts";

const MILLISECONDS = 400;

export function ExportMenu({ opening }: { readonly opening: Exclude<Opening, { fault: object }> }) {
  const words = useWords();
  const { fileNames } = words;
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const { frame, settings } = useWatched("frame", "settings");
  const result = useWatch(({ progress }) => progress?.result ?? null);
  const { notice, say } = useNotice();
  const { draw } = puzzleRows[domain]!.board;
  const about = opening.opened.problem;
  const board = () => draw(about, frame?.current?.state ?? opening.start);
  const solution = () => (result?.states ?? []).map((state) => draw(about, state));
  const tree = async () => {
    const fold = { opened: [], closed: [], room: 400 };
    const answer = await ask({ kind: "tree", step: frame?.step ?? 0, fold });
    return treePicture(treeNodes(answer?.rows ?? [], frame, settings.strategy));
  };
  const trace = async (format: "lines" | "posthoc", name: string) => {
    const answer = await ask({ kind: "trace", format });
    if (answer) saveFile(name, answer.text, "application/json");
  };
  const isSolved = result?.outcome === "solved";
  const files: [keyof typeof words.files, string, boolean, (name: string) => unknown][] = [
    ["boardSvg", `${fileNames.board}.svg`, true, (name) => saveSvg(name, board())],
    ["boardPng", `${fileNames.board}.png`, true, (name) => savePng(name, board())],
    ["treeSvg", `${fileNames.tree}.svg`, frame !== null, async (name) => saveSvg(name, await tree())],
    ["treePng", `${fileNames.tree}.png`, frame !== null, async (name) => savePng(name, await tree())],
    ["gif", `${fileNames.solution}.gif`, isSolved, (name) => saveGif(name, solution(), MILLISECONDS)],
    [
      "animatedSvg",
      `${fileNames.solution}.svg`,
      isSolved,
      (name) => saveFile(name, animatedSvg(solution(), pageColours(), MILLISECONDS / 1000), "image/svg+xml"),
    ],
    ["trace", `${fileNames.trace}.jsonl`, frame !== null, (name) => trace("lines", name)],
    ["posthoc", `${fileNames.trace}.posthoc.json`, frame !== null, (name) => trace("posthoc", name)],
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

/** The address of the page already holds board and options. Returns what to say to the user. */
export async function copyLink(words: Words): Promise<string> {
  return (await copyText(location.href)) ? words.copied : words.notCopied;
}
