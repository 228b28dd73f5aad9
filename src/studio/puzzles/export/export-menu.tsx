/** What can be taken away from a search: pictures, an animated solution, the trace, a link. */
import { DropdownMenu } from "radix-ui";
import { Icon } from "../../ui/icons.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { boardKinds } from "../board/board-kinds.ts";
import type { Opening } from "../puzzle.ts";
import { usePuzzle } from "../puzzle-store.ts";
import { treeNodes } from "../watch/search-tree.tsx";
import { ask, useWatch, useWatched } from "../watch/watch-store.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.ts";
import { animatedSvg } from "./animated-svg.ts";
import { pageColours, saveFile, saveGif, savePng, saveSvg } from "./save-file.ts";
import { treePicture } from "./tree-picture.ts";
import "./export-menu.css";

const MILLISECONDS = 400;

export function ExportMenu({ opening }: { readonly opening: Exclude<Opening, { fault: object }> }) {
  const words = useWords();
  const { fileNames } = words;
  const domain = usePuzzle((puzzle) => puzzle.domain);
  const { frame, settings } = useWatched("frame", "settings");
  const result = useWatch(({ progress }) => progress?.result ?? null);
  const { notice, say } = useNotice();
  const { draw } = boardKinds[domain]!;
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
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button">
            <Icon name="save" />
            {words.export}
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="export-menu" align="end" sideOffset={4}>
            <DropdownMenu.Item className="export-item" onSelect={() => void copyLink(words).then(say)}>
              {words.copyLink}
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="export-line" />
            {files.map(([key, name, isReady, save]) => (
              <DropdownMenu.Item
                key={key}
                className="export-item"
                disabled={!isReady}
                onSelect={() => {
                  save(name);
                  say(words.saved(name));
                }}
              >
                {words.files[key]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {notice}
    </>
  );
}

/** The address of the page holds board and options already. Gives what is to be said. */
export async function copyLink(words: Words): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return words.copied;
  } catch {
    // Without the right to use the clipboard.
    return words.notCopied;
  }
}
