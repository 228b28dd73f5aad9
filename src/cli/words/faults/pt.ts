/** What can be wrong with files and command lines, in Portuguese. */
import { listIn } from "../../../words/faults/lists.ts";
import type { MachineFaultWords } from "../faults.ts";

const list = listIn("e");
const either = listIn("ou");
const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` Queria dizer ${either(near)}?`);

export const pt: MachineFaultWords = {
  "at-place": (file, line, column, message) => `${file}:${line}:${column}: ${message}`,
  "cannot-write": (file, reason) => `Não é possível escrever em ${file}: ${reason}`,
  "partly-written": (file) => `${file} só foi escrito em parte: o disco está cheio.`,
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
  "table-of-others": (file) => `A tabela ${file} é de outra conta e não é usada.`,
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
  "no-study-kept": (name, store, near) => `Não há nenhum estudo «${name}» em ${store}.${meant(near)}`,
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
  "board-or-space": () => "Indique um tabuleiro, ou um espaço com --space.",
  "board-and-space": () => "Indique um tabuleiro ou --space, não os dois.",
  "needs-space": (option) => `--${option} é para um espaço inteiro: --space.`,
  "too-many-boards": (size, most) =>
    `Os tabuleiros de ${size} são demasiados para contar: no máximo ${most} casas.`,
  "one-format": () => "Só um formato pode ir para a saída padrão; dê um ficheiro aos outros.",
  "no-results": (study) => `O estudo ${study} ainda não tem resultados.`,
  "clips-options": (option) => `clips aceita -f, -f2 e -l, não «${option}».`,
  "needs-file": (option) => `${option} precisa de um ficheiro.`,
  "ports-taken": (port) => `As portas a partir da ${port} estão todas ocupadas: escolha outra com --port.`,
  "port-not-allowed": (port) =>
    `Não tem permissão para usar a porta ${port}: escolha uma acima de 1023 com --port.`,
  "other-address": (host) => `${host} não é um endereço desta máquina.`,
  "cannot-listen": (message) => `O estúdio não consegue escutar: ${message}.`,
  "trace-start": () => "Isto não é o começo de um registo do Frontier.",
  "trace-line": () => "Esta linha não é JSON.",
  "trace-event": () => "Esta linha não é um acontecimento.",
  "open-string": () => "Uma cadeia não é fechada.",
  "lone-parenthesis": () => "Um parêntese não tem par.",
  "deep-lists": () => "As listas estão encaixadas a demasiada profundidade.",
  "not-laid-out": (file, line, message) => `${file}, linha ${line}: ${message} Nada foi alterado nele.`,
};
