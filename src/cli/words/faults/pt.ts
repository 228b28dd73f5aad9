/** What can be wrong with files and command lines, in Portuguese. */
import { listIn } from "../../../words/faults/lists.ts";
import type { MachineFaultWords } from "../faults.ts";

const list = listIn("e");
const either = listIn("ou");
const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` Queria dizer ${either(near)}?`);

export const pt: MachineFaultWords = {
  "at-place": (file, line, column, message) => `${file}:${line}:${column}: ${message}`,
  "cannot-write": (file) => `Não é possível escrever em ${file}.`,
  "partly-written": (file) => `${file} só foi escrito em parte: o disco está cheio.`,
  "cannot-open": (file) => `Não é possível ler ${file}.`,
  "is-folder": (file) => `${file} é uma pasta, não um ficheiro.`,
  "file-exists": (file) => `${file} já existe e não foi alterado.`,
  "checkpoint-old": (file) =>
    `${file} é um ponto de controlo de um Frontier anterior e não pode ser continuado; não foi alterado.`,
  "no-checkpoint": (file) => `${file} não é um ponto de controlo do Frontier; não foi alterado.`,
  "checkpoint-damaged": (file) => `${file} está danificado; não foi alterado.`,
  "checkpoint-other": (file) =>
    `${file} é o ponto de controlo de outro quebra-cabeças ou de outras opções; não foi alterado.`,
  "checkpoint-nodes": () => "--nodes conta um só percurso desde o início: com --checkpoint use --time.",
  "table-stopped": (table) => `Parou enquanto a tabela ${table} era construída.`,
  "table-damaged": (file) => `A tabela ${file} está danificada e será construída de novo.`,
  "table-not-kept": (folder) =>
    `Não foi possível guardar a tabela em ${folder}; só serve para esta execução.`,
  "no-language": (word, known) => `--lang aceita ${either(known)}, não «${word}».`,
  "no-command": (word, known, near) => `Não há nenhum comando «${word}»; há ${list(known)}.${meant(near)}`,
  "own-search-domain": (option, domain) =>
    `--${option} é para a procura própria de um domínio, e ${domain} não tem nenhuma.`,
  "own-search-option": (option, other) =>
    `--${option} é para a procura própria do domínio: não se usa com --${other}.`,
  heartbeat: (text) => `--heartbeat pede segundos, de 0,1 a 3600, não «${text}».`,
  "worker-store": () =>
    "Um trabalhador precisa de --store postgres://…; um armazém num ficheiro só serve numa máquina.",
  "no-study-kept": (name, store) => `Não há nenhum estudo «${name}» em ${store}.`,
  "study-not-run": (name, store) =>
    `Não há nenhum estudo «${name}» em ${store}. \`study run ${name}\` executa-o.`,
  "page-not-built": () => "A página não está construída: execute `npm run build`.",
  "proxy-address": (text) =>
    `--proxy pede o endereço da página, como https://studio.example.org/, não «${text}».`,
  "size-columns": (text) => `--size pede colunas x linhas, como 7x7, não «${text}».`,
  "no-table": (name, known) => `Não há nenhuma tabela «${name}»; a única é ${list(known)}.`,
  "no-agenda-strategy": (name, known, near) =>
    `Não há nenhuma estratégia «${name}»; há ${list(known)}.${meant(near)}`,
  "large-tree": (nodes, most) =>
    `A árvore tem cerca de ${nodes} nós, e num desenho cabem ${most}: use um --max-firings menor.`,
  "clips-options": (option) => `clips aceita -f, -f2 e -l, não «${option}».`,
  "needs-file": (option) => `${option} precisa de um ficheiro.`,
  "not-laid-out": (file, line, message) => `${file}, linha ${line}: ${message} Nada foi alterado nele.`,
};
