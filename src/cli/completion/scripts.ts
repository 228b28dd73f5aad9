/** The scripts of the shells. All know the same: the command so far, the domain so far, and what may follow there. */
import { type CompletionRow, domainWords } from "./rows.ts";

export const scripts: Readonly<Record<"bash" | "zsh" | "fish", (rows: readonly CompletionRow[]) => string>> =
  {
    bash: (rows) => `# Completion of frontier for bash.
${candidates(rows)}
_frontier() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]}
  local found at domain
  _frontier_here "\${COMP_WORDS[@]:1:COMP_CWORD-1}"
  found=$(_frontier_values "$at" "$domain" "$before") || found=$(_frontier_words "$at" "$domain")
  COMPREPLY=($(compgen -W "\${found//<files>/}" -- "$current"))
  case $found in *"<files>"*) COMPREPLY+=($(compgen -f -- "$current")) ;; esac
}
complete -o filenames -F _frontier frontier ./frontier
`,
    zsh: (rows) => `#compdef frontier
# Completion of frontier for zsh.
${candidates(rows)}
_frontier() {
  local found at domain
  _frontier_here "\${(@)words[2,CURRENT-1]}"
  found=$(_frontier_values "$at" "$domain" "\${words[CURRENT-1]}") || found=$(_frontier_words "$at" "$domain")
  compadd -- \${=found//<files>/}
  case $found in *"<files>"*) _files ;; esac
}
compdef _frontier frontier ./frontier
`,
    fish: (rows) => `# Completion of frontier for fish.
function __frontier_at
    set -l path ''
    set -l domain none
    for word in (commandline -opc)[2..-1]
        set -l next (string trim -- "$path $word")
        if contains -- "$next" ${pathsOf(rows)
          .map((path) => `"${path}"`)
          .join(" ")}
            set path $next
        else if test $domain = none
            switch $word
${Object.entries(domainWords)
  .map(([name, words]) => `                case ${words.join(" ")}\n                    set domain ${name}`)
  .join("\n")}
            end
        end
    end
    test "$path" = "$argv[1]"; and begin
        test -z "$argv[2]"; or test "$domain" = "$argv[2]"
    end
end
complete -c frontier -f
${rows.flatMap(fishLine).join("\n")}
`,
  };

function fishLine({ path, domain, option, words, files }: CompletionRow): string[] {
  const here = `complete -c frontier -n '__frontier_at "${path}" "${domain}"'`;
  const list = `-a '${words.filter((word) => !word.startsWith("--")).join(" ")}'`;
  if (option !== "") return [`${here} -l ${option.slice(2)} ${files ? "-r" : "-x"} ${list}`];
  const flags = words.filter((word) => word.startsWith("--")).map((flag) => `${here} -l ${flag.slice(2)}`);
  return [`${here} ${files ? "-F " : ""}${list}`, ...flags];
}

function pathsOf(rows: readonly CompletionRow[]): string[] {
  return [...new Set(rows.map(({ path }) => path))].filter((path) => path !== "");
}

/** The tables as functions that bash and zsh understand alike; in zsh, `path` would be the folders of commands. */
function candidates(rows: readonly CompletionRow[]): string {
  const isValue = ({ option }: CompletionRow) => option !== "";
  const domains = Object.entries(domainWords).map(
    ([name, words]) => `        ${words.join("|")}) [ "$domain" = none ] && domain=${name} ;;`,
  );
  return `_frontier_here() {
  at= domain=none
  local word
  for word in "$@"; do
    case "$at\${at:+ }$word" in
      ${pathsOf(rows)
        .map((path) => `'${path}'`)
        .join("|")}) at="$at\${at:+ }$word" ;;
      *) case $word in
${domains.join("\n")}
      esac ;;
    esac
  done
}
_frontier_values() {
  case "$1:$2:$3" in
${rows
  .filter(isValue)
  .map((row) => caseLine(row, `'${row.path}':${row.domain || "*"}:${row.option}`))
  .join("\n")}
    *) return 1 ;;
  esac
}
_frontier_words() {
  case "$1:$2" in
${rows
  .filter((row) => !isValue(row))
  .map((row) => caseLine(row, `'${row.path}':${row.domain || "*"}`))
  .join("\n")}
  esac
}`;
}

function caseLine({ words, files }: CompletionRow, pattern: string): string {
  return `    ${pattern}) echo '${[...words, ...(files ? ["<files>"] : [])].join(" ")}' ;;`;
}
