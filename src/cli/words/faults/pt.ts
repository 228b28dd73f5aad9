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
  "board-or-space": () => "Indique um tabuleiro, ou um espaço com --space.",
  "board-and-space": () => "Indique um tabuleiro ou --space, não os dois.",
  "needs-space": (option) => `--${option} é para um espaço inteiro: --space.`,
  "too-many-boards": (size, most) =>
    `Os tabuleiros de ${size} são demasiados para contar: no máximo ${most} casas.`,
  "one-format": () => "Só um formato pode ir para a saída padrão; dê um ficheiro aos outros.",
  "no-results": (study) => `O estudo ${study} ainda não tem resultados.`,
  "clips-options": (option) => `clips aceita -f, -f2 e -l, não «${option}».`,
  "needs-file": (option) => `${option} precisa de um ficheiro.`,
  "not-laid-out": (file, line, message) => `${file}, linha ${line}: ${message} Nada foi alterado nele.`,
  "state-changed": (before, after) => `Ao perguntar pelo estado ${before}, ele passou a ser ${after}.`,
  "answer-changed": (state) =>
    `Perguntado duas vezes pelo estado ${state}, o problema deu respostas diferentes.`,
  "backward-start": (state) => `backward.starts contém ${state}, que não é um objetivo.`,
  "backward-lost": (state, action, parent) =>
    `backward.result leva de ${state} com ${action} a ${parent}, de onde nenhuma ação volta.`,
  "backward-missing": (action, state, next) =>
    `${action} leva de ${state} a ${next}, mas nenhuma ação de backward volta.`,
  inadmissible: (state, h, cost) =>
    `A estimativa de ${state} é ${h}, mas chega-se a um objetivo com custo ${cost}.`,
  inconsistent: (h, state, below, next, cost) =>
    `A estimativa desce de ${h} em ${state} para ${below} em ${next} com um passo que custa ${cost}.`,
  "key-clash": (first, second, key) =>
    `Os estados ${first} e ${second} têm a mesma chave ${key}, mas deles não se segue o mesmo.`,
  "costs-not-whole": (state) =>
    `O problema diz integerCosts, mas nem todos os números de ${state} são inteiros e não negativos.`,
};
