/** What can be wrong, in Portuguese. */
import { largeNumber } from "../../run/large-number.ts";
import { pt as checks } from "../checks/pt.ts";
import { listIn } from "./lists.ts";
import { pt as store } from "./store/pt.ts";
import type { FaultWords, OptionNaming } from "./words.ts";

const list = listIn("e");
const either = listIn("ou");

const rows = {
  strategy: "nenhuma estratégia",
  heuristic: "nenhuma heurística",
  preset: "nenhuma predefinição",
  counting: "nenhuma maneira de contar",
  "node stop": "nenhum ponto de paragem",
  domain: "nenhum domínio",
  "set of instances": "nenhum conjunto de instâncias",
  formulation: "nenhuma formulação",
  cost: "nenhum custo",
  pieces: "nenhuma ordem das peças",
} as const;

const choices = {
  precision: "precisão",
  duplicates: "tratamento dos estados repetidos",
  "goal test": "teste de objetivo",
  "tie-breaking": "desempate",
  "count of nodes at the limit": "contagem dos nós no limite",
} as const;

const numbers = {
  weight: "O peso",
  "depth limit": "O limite de profundidade",
  width: "A largura",
  capacity: "A capacidade",
  "node limit": "O limite de nós",
  "time limit": "O limite de tempo",
  "processor time limit": "O limite de tempo de processador",
  "memory limit": "O limite de memória",
} as const;

/** What a function of a problem must return. */
const answers = {
  actions: "um array",
  result: "um estado",
  cost: "um número finito, a partir de 0",
  isGoal: "true ou false",
  key: "um texto ou um número",
  heuristic: "um número, ou Infinity onde não se pode chegar a nenhum objetivo",
  unsolvable: "uma frase, ou undefined se pode haver solução",
  "backward.actions": "um array",
  "backward.result": "um estado a partir do qual a ação volta",
} as const;

const pieceNumbers = {
  side: "um lado do tabuleiro",
  colour: "uma cor",
  cell: "uma casa",
  piece: "uma peça",
  turns: "os quartos de volta",
} as const;

const pieceKinds = {
  inner: "peças interiores (sem cinzento)",
  edge: "peças de borda (um lado cinzento)",
  corner: "peças de canto (dois lados cinzentos)",
} as const;

const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` Queria dizer ${either(near)}?`);

export const pt = (named: OptionNaming): FaultWords => ({
  "no-row": (what, name, known, near) => `Não há ${rows[what]} «${name}»; há ${list(known)}.${meant(near)}`,
  "needs-heuristic": (strategy) => `${strategy} precisa de uma heurística.`,
  "needs-backward": (strategy) =>
    `${strategy} precisa de um problema que possa ser procurado a partir dos objetivos.`,
  "needs-depth-limit": (strategy) => `${strategy} precisa de um limite de profundidade.`,
  "no-processor-time": () =>
    "Aqui não se pode medir o tempo de processador; use um limite de tempo (--time) em vez de --cpu.",
  "no-choice": (strategy, what, wanted, allowed) =>
    `${strategy} não aceita «${wanted}» como ${choices[what]}; aceita ${list(allowed)}.`,
  "has-no-option": (strategy, what, owners) =>
    `${numbers[what]} não é uma opção de ${strategy}, mas de ${list(owners)}.`,
  "uses-no-heuristic": (strategy, owners) =>
    `${strategy} não usa nenhuma heurística; usam-na ${list(owners)}.`,
  whole: (what, strategy, value) =>
    `${numbers[what]} de ${strategy} tem de ser um número inteiro, não ${value}.`,
  "at-least": (what, strategy, least, value) =>
    `${numbers[what]} de ${strategy} tem de ser pelo menos ${least}, não ${value}.`,
  "takes-number": (option, text) => `${named(option)} pede um número, não «${text}».`,
  "takes-whole-number": (option, text) => `${named(option)} pede um número inteiro, não «${text}».`,
  "takes-number-from": (option, least, text) =>
    `${named(option)} pede um número inteiro a partir de ${least}, não «${text}».`,
  "takes-number-between": (option, least, most, text) =>
    `${named(option)} pede um número inteiro de ${least} a ${most}, não «${text}».`,
  "takes-one-of": (option, known, text, near) =>
    `${named(option)} aceita ${either(known)}, não «${text}».${meant(near)}`,

  "no-instance": (name, domain) => `Não há nenhuma instância «${name}» de ${domain}.`,
  "option-of-instance": (option, value, name) =>
    `${named(option)} «${value}» não é compatível com a instância ${name}.`,
  "random-moves": (text) => `O número de jogadas aleatórias tem de ser inteiro, não «${text}».`,
  "heuristic-boards": (name, side) => `A heurística ${name} é só para tabuleiros de ${side}×${side}.`,
  "goal-board": (line, column, message) => `Objetivo, linha ${line}, coluna ${column}: ${message}`,
  "move-order": (option, moves, text) =>
    `${named(option)} pede todas as jogadas ${moves.join(",")} na ordem desejada, não «${text}».`,
  "many-boards": (rows, columns) =>
    `Há demasiados tabuleiros de ${rows}×${columns}: podem enumerar-se até 3×3.`,
  "size-form": (text) => `Um tamanho escreve-se como linhas x colunas, por exemplo 3x4, não «${text}».`,
  "space-size": (text) =>
    `Um espaço de puzzles deslizantes indica-se como linhas x colunas, de 2x2 a 5x5, por exemplo 3x3, não «${text}».`,
  "no-target": () =>
    `Este tabuleiro não diz quantos pontos há a alcançar: indique-os, ou escolha «best» em ${named("goal")}.`,
  "random-file": () => "«random» reescreve o tabuleiro, e só um problemas.dat o permite.",
  "several-problems": (known) =>
    `Há aqui vários problemas: escolha um com «problem», de entre ${list(known)}.`,
  "no-problem": (name, known) => `Não há aqui nenhum problema «${name}»; há ${list(known)}.`,
  "counts-jumps": (name) =>
    `A heurística ${name} conta saltos; com «best» em ${named("goal")} use reach ou zero.`,
  "no-place": (player, board) =>
    `O jogador ${player} não pode ser colocado no tabuleiro ${board}: não há nenhum número na sua linha.`,
  "random-size": (text) => `O tamanho são linhas x colunas, como 10x10, não «${text}».`,
  "random-target": (text) => `Os pontos a alcançar têm de ser um número inteiro, não «${text}».`,
  "random-pieces": () =>
    "Um tabuleiro aleatório precisa de um tamanho, como 4x4, e de números inteiros de cores da borda e do interior.",
  "many-rules": (width, height) =>
    `Um tabuleiro de ${width}×${height} tem demasiadas ações: escolha «matching» em ${named("formulation")}.`,
  "many-pieces": (most, count) => `O solucionador aceita até ${most} peças, não ${count}.`,
  "new-size": (width, height) => `O tamanho tem de ir de 2×2 a 1024 casas, não ${width}×${height}.`,
  "new-colours": () => "Tem de haver alguma cor de cada tipo, e no máximo 31 ao todo.",
  "no-unique-board": (width, height, frame, inner) =>
    `Não se encontrou nenhum tabuleiro de ${width}×${height} com ${frame} e ${inner} cores e uma só solução: experimente com mais cores.`,
  "few-colours": (frame, inner, pieces) =>
    `${frame} e ${inner} cores são poucas para ${pieces} peças diferentes.`,
  "fill-list": (known, count, different, given) =>
    `${named("fill")} aceita ${list(known)}, ou uma lista das ${count} casas, cada uma uma só vez; esta tem ${given}, das quais ${different} são diferentes.`,
  "fill-word": (known, word) =>
    `${named("fill")} aceita ${list(known)}, ou uma lista de casas, não «${word}».`,
  "fill-cell": (word, width, height) =>
    `${named("fill")}: não há nenhuma casa ${word} num tabuleiro de ${width}×${height}.`,

  "not-text": () => "Isto não é um ficheiro de texto.",
  "form-line": (keys) => `Uma linha é composta por ${either(keys)}, dois pontos e um valor.`,
  "form-lacks": (key) => `Falta uma linha «${key}: …».`,
  "empty-text": () => "Não há aqui nenhum tabuleiro: o texto está vazio.",
  "no-whole-number": (word) => `«${word}» não é um número inteiro.`,
  "not-square": (count) =>
    `${count} números numa linha não formam um tabuleiro quadrado: escreva cada linha do tabuleiro numa linha de texto, ou indique o tamanho.`,
  sides: (least, most, rows, columns) =>
    `Um tabuleiro tem de ${least} a ${most} linhas e colunas; este é de ${rows}×${columns}.`,
  "board-numbers": (rows, columns, wanted, found) =>
    `Um tabuleiro de ${rows}×${columns} tem ${wanted} números; aqui há ${found}.`,
  "row-as-first": (found, wanted) =>
    `Esta linha tem ${found === 1 ? "1 número" : `${found} números`} e a primeira, ${wanted}.`,
  "row-of-board": (found, rows, columns) =>
    `Esta linha tem ${found === 1 ? "1 número" : `${found} números`} e uma linha de um tabuleiro de ${rows}×${columns}, ${columns}.`,
  "board-rows": (rows, columns, found) =>
    `Um tabuleiro de ${rows}×${columns} tem ${rows} linhas; aqui há ${found}.`,
  "out-of-range": (word, rows, columns, most) =>
    `${word} está fora dos limites: um tabuleiro de ${rows}×${columns} tem os números de 0 a ${most}.`,
  repeated: (tile, missing) =>
    `O ${tile} aparece duas vezes, e ${missing.length === 1 ? "falta o" : "faltam"} ${list(missing)}.`,
  "no-number": (word) => `«${word}» não é um número.`,
  "empty-board": (name) => `O tabuleiro do problema ${name} está vazio.`,
  "many-columns": (most, found) => `Um tabuleiro tem no máximo ${most} colunas; este tem ${found}.`,
  "many-rows": (most) => `Um tabuleiro tem no máximo ${most} linhas.`,
  "cells-as-first": (found, wanted) =>
    `Esta linha tem ${found === 1 ? "1 casa" : `${found} casas`} e a primeira, ${wanted}.`,
  "second-knight": () => "Há aqui um segundo cavalo.",
  "name-twice": (name) => `Mais acima já há um problema ${name}.`,
  "no-board": () => "Não há aqui nenhum tabuleiro.",
  "json-end": () => "O JSON devia acabar aqui.",
  "json-name": () => "Aqui espera-se um nome entre aspas ou «}».",
  "json-marks": (first, second) => `Aqui espera-se «${first}» ou «${second}».`,
  "json-mark": (mark) => `Aqui espera-se «${mark}».`,
  "nested-too-deeply": () => "Há demasiados níveis encaixados.",
  "json-too-soon": () => "O JSON acaba cedo demais.",
  "no-json": (found) => `Isto não é JSON: ${found}`,
  "problem-object": (name) => `O problema ${name} não é um objeto com «target» e «board».`,
  "problem-name-text": (name) => `O nome do problema ${name} não é uma cadeia de texto.`,
  "problem-target-number": (name) => `O valor «target» do problema ${name} não é um número.`,
  "problem-rows": (name) => `O problema ${name} não tem «board», uma lista de linhas.`,
  "json-row": () => "Aqui espera-se uma linha: uma lista de números e null.",
  "json-cell": () => 'Uma casa é um número, null se estiver vazia, ou "T" para o cavalo.',
  "closes-nothing": () => "Este parêntese não fecha nada.",
  "never-closed": () => "Este parêntese nunca é fechado.",
  "string-open": () => "Esta cadeia de texto nunca é fechada.",
  "problem-list": () => 'Um problema é uma lista: ("A" 70 ((2 20 NIL) …)).',
  "problem-name": () => 'Um problema começa com o seu nome entre aspas: ("A" 70 …).',
  "problem-target": (name) => `Aqui esperam-se os pontos a alcançar no problema ${name}: um número.`,
  "problem-board": (name) => `Aqui espera-se o tabuleiro do problema ${name}: uma lista de linhas.`,
  "problem-end": (name) => `O problema ${name} devia acabar aqui.`,
  "list-row": () => "Aqui espera-se uma linha: uma lista de números e NIL.",
  "cell-word": (word) => `Uma casa é um número, NIL se estiver vazia, ou T para o cavalo, não «${word}».`,
  "cell-list": () => "Uma casa é um número, NIL se estiver vazia, ou T para o cavalo, não uma lista.",
  "no-pieces": () => "Não há aqui peças: o texto está vazio.",
  "only-comments": () => "Não há aqui peças: todas as linhas são comentários.",
  "piece-count": (width, height, wanted, found) =>
    `Um tabuleiro de ${width}×${height} tem ${wanted} peças; aqui há ${found}.`,
  "hint-misfit": () => "Esta pista não encaixa: os seus lados diferem dos da borda ou dos de outra pista.",
  "some-hint-misfit": () => "Uma pista não encaixa na borda ou noutra pista.",
  "empty-cells": () =>
    "Este tabuleiro tem casas vazias: não se conhecem as suas peças. Dê as peças num ficheiro.",
  "small-board": (width, height) => `Um tabuleiro tem pelo menos 2×2 casas, não ${width}×${height}.`,
  "pieces-not-square": (count) =>
    `O número de peças (${count}) não dá um tabuleiro quadrado: comece com uma linha de largura e altura.`,
  "four-colours": (found) =>
    `Uma peça tem quatro cores, cima direita baixo esquerda; aqui há ${found === 1 ? "1 número" : `${found} números`}.`,
  "hint-form": () => "Uma pista é uma linha «hint casa peça voltas», tudo a partir de 0.",
  "hint-twice": () => "Esta casa ou esta peça já tem uma pista.",
  "number-letter": (letter, what, most) =>
    `«${letter}» não faz parte de um número: ${pieceNumbers[what]} vai de 0 a ${most}.`,
  "number-range": (what, most, found) =>
    `O número para ${pieceNumbers[what]} vai de 0 a ${most}, e não pode ser ${found}.`,
  "json-sides": () => "width e height são números inteiros a partir de 2.",
  "json-pieces": () => "pieces é uma lista de [cima, direita, baixo, esquerda], cores de 0 a 31.",
  "json-hints": () => "hints é uma lista de { cell, piece, rotation }, tudo a partir de 0.",
  "json-board": () => "board é uma lista de [peça, quartos de volta] ou null, um por casa.",
  "no-colour": (letter) => `«${letter}» não é uma cor: as arestas são letras de a (cinzento) a z.`,
  "four-letters": (count) =>
    `O número de letras, ${count}, não é múltiplo de quatro: cada casa tem uma por lado.`,
  "cells-not-square": (count) => `${count} casas não formam um tabuleiro quadrado.`,
  "address-cells": (width, height, wanted, found) =>
    `Um tabuleiro de ${width}×${height} tem ${wanted} casas; aqui estão as letras de ${found}.`,
  "piece-digits": (digits, cells) =>
    `board_pieces tem ${digits} algarismos, não três para cada uma das ${cells} casas.`,
  "fits-no-cell": () =>
    "Uma peça tem cinzento num lado, em dois lados contíguos ou em nenhum: esta não encaixa em nenhuma casa.",
  "piece-kinds": (width, height, wanted, kind, found) =>
    `Um tabuleiro de ${width}×${height} precisa de ${wanted} ${pieceKinds[kind]}; aqui há ${found}: não pode haver solução.`,
  "colour-unmatched": (colour) =>
    `A cor ${colour} desta peça não tem par: não está em nenhum outro lado. Não pode haver solução.`,
  "colour-odd": (colour, count) =>
    `A cor ${colour} está em ${count} lados, um número ímpar: um deles não tem par. Não pode haver solução.`,
  "wrong-parity": () =>
    "Nenhuma sequência de jogadas leva ao objetivo: a ordem das peças tem a paridade errada.",

  "no-option": (name) => `Não há nenhuma opção «${name}».`,
  "option-of-domain": (name, owners) => `${named(name)} só serve para ${list(owners)}.`,
  "takes-quantity": (name, example, text) =>
    `${named(name)} pede um número com unidade, como ${example}, não «${text}».`,
  "large-space": (space, states) =>
    `O espaço ${space} tem ${largeNumber(states, ".", ",")} estados, demasiados para os ver um a um: use uma amostra com --sample 100 ou defina um limite com --nodes.`,
  "no-file-or-instance": (word, near) =>
    `Não há nenhum ficheiro nem nenhuma instância «${word}».${meant(near)}`,
  "made-option": (made, option, known) => `${made} não tem nenhuma opção «${option}»; tem ${list(known)}.`,
  "cannot-read": (file, reason) => `Não é possível ler ${file}: ${reason}`,
  "no-such-file": () => "esse ficheiro não existe.",
  "no-such-folder": () => "essa pasta não existe.",
  "file-is-folder": () => "é uma pasta.",
  "file-is-pipe": () => "é um pipe ou um dispositivo.",
  "file-not-allowed": () => "não tem permissão.",
  "read-only-place": () => "está num local só de leitura.",
  "disk-full": () => "o disco está cheio.",
  "file-is-there": () => "já existe.",
  "name-with-nul": () => "nenhum nome de ficheiro contém NUL.",
  "name-too-long": () => "o seu nome é demasiado longo.",
  "no-form": () =>
    "O programa não escreve os estados como os documentos; indique como o faz num ficheiro (--form).",
  "no-program-option": (name, known) =>
    `Um programa de regras não tem a opção «${name}»; tem ${list(known)}.`,
  "no-form-in-study": () =>
    "O programa não escreve os estados como os documentos; diz como o faz num ficheiro: program: { file: own.clp, form: own.txt }.",
  "no-program-in": (place) => `${place}: isto não é um programa de regras.`,
  "start-refused": (program, fact) => `${program} não aceita o facto ${fact}.`,
  "no-boards": () => "Não há nenhum tabuleiro neste ficheiro.",

  "study-unexpected": () => "Isto não é o que se espera aqui.",
  "study-no-key": (key, near) => `Aqui não pode haver «${key}».${meant(near)}`,
  "study-missing": (key) => `Falta «${key}».`,
  "study-needs-one": (keys) => `Falta um destes: ${either(keys)}.`,
  "study-one-of": (values, near) => `Isto tem de ser um destes: ${either(values)}.${meant(near)}`,
  "wrong-yaml": () => "Isto não é YAML válido.",
  "study-wrong": () => "Este valor não é válido.",
  "study-at-least": (least) => `Isto tem de ser pelo menos ${least}.`,
  "study-at-most": (most) => `Isto tem de ser no máximo ${most}.`,
  "number-too-large": (most) =>
    `Um número é no máximo ${most}; os algarismos que são um texto vão entre aspas.`,
  "number-with-zeros": () => "Um número não começa por 0; os algarismos que são um texto vão entre aspas.",
  "one-document": () => "Um estudo é um só documento: depois desta linha de traços não pode haver nada.",
  "name-unstorable": () => "Este nome contém NUL ou meio carácter, que nenhum armazém guarda.",
  "study-name": () => "Um nome tem letras minúsculas, algarismos e hífenes: no máximo 100.",
  "study-table": (field, fields) =>
    `Uma tabela não tem «${field}»: as linhas e colunas são ${either(fields)}, ou uma opção.`,
  "too-large-for-page": (id) =>
    `${id} é demasiado grande para uma página: frontier study report faz dele um relatório.`,
  "too-many-choices": (found: string, most: string) =>
    `As estratégias, heurísticas e opções cruzadas dão ${found} combinações; uma parte de um estudo admite no máximo ${most}.`,
  "too-many-runs": (found: string, most: string) =>
    `São ${found} execuções; um estudo admite no máximo ${most}.`,
  "too-deep": () => "Há demasiados níveis encaixados, ou demasiadas referências a si próprio.",
  "no-files-for-page": () =>
    "Um estudo enviado da página não pode indicar ficheiros: inicie o frontier studio com --files e uma pasta, ou escreva o problema como texto.",
  "file-outside": (file: string) =>
    `${file} não está dentro da pasta com que o frontier studio foi iniciado.`,
  "no-problem-in": (file: string, domain: string, line: number, column: number) =>
    `${file} não é um problema de ${domain}: veja a linha ${line}, coluna ${column}.`,
  "too-large": (file: string, most: string) => `${file} é demasiado grande: são lidos no máximo ${most}.`,
  "studio-locked": () =>
    "Os estudos desta máquina são só para quem abre o endereço que o terminal mostrou ao arrancar o frontier studio.",
  "no-start": () => "Isto não é um estudo que se possa começar.",
  "no-study": () => "Esse estudo não existe.",
  "no-memory-left": () => "A procura ficou sem memória.",
  "too-many-instances": (found, most) =>
    `São ${found} instâncias; uma parte de um estudo tem ${most} no máximo. Com «sample» escolhem-se algumas.`,
  "split-way": (way, search, ways) => `«split: ${way}» não serve para ${search}; use ${either(ways)}.`,
  "split-limit": (limit) => `Uma procura dividida não tem o limite «${limit}».`,
  "no-split": (known) => `Esta procura não pode ser dividida; podem ser divididas ${list(known)}.`,
  "split-heuristic": () => "Com esta heurística ou estas opções IDA* não pode ser dividido.",
  "no-study-or-file": (which, known, near) =>
    `Não há nenhum estudo nem nenhum ficheiro «${which}»; os estudos incluídos são ${list(known)}.${meant(near)}`,
  "nothing-to-resume": (which, store) =>
    `Em ${store} não há nenhum estudo «${which}» que se possa continuar.`,
  "definition-changed": (which, id) =>
    `${which} já não é o que era quando ${id} começou: é preciso começá-lo de novo.`,
  "other-version": (id, version, signature, own, ownSignature) =>
    `${id} foi começado com o Frontier ${version} (assinatura ${signature}) e este, o ${own} (${ownSignature}), conta os nós de outra maneira: é preciso começá-lo de novo.`,
  "study-held": (id) => `Outro processo está a executar ${id}.`,
  "left-unfinished": (id) => `${id} ficou por acabar; pode ser continuado.`,
  "study-failed": (message) => `Um erro parou o estudo: ${message}`,
  ...store,
  plain: (text) => text,
  "time-killed": (seconds) => `Não parou no seu limite de tempo e foi interrompido ao fim de ${seconds} s.`,
  "cpu-killed": (seconds) =>
    `Não parou no seu limite de tempo de processador e foi interrompido ao fim de ${seconds} s de processador.`,
  "memory-killed": (used, limit) => `Usava ${used}, com um limite de ${limit}, e foi interrompido.`,
  "out-of-memory": (message) => `O seu processo ficou sem memória: ${message}.`,
  "killed-by": (signal) => `O seu processo foi interrompido (${signal}).`,
  "ended-with": (code) => `O seu processo acabou com o código ${code}.`,
  "ended-saying": (code, message) => `O seu processo acabou com o código ${code}: ${message}.`,
  "piece-died": (reason) => `Uma parte falhou: ${reason}`,
  solutions: (number) => `${number} soluções.`,
  "workers-lost": (times) => `Foi abandonada depois de se perderem ${times} trabalhadores que a executavam.`,
  "program-not-run": () => "O programa ainda não foi executado.",
  "program-syntax": (message) => `Não é possível ler o programa: ${message}`,
  "program-load": (message) => `O programa acaba com um erro antes de começar a procura: ${message}`,
  "program-import": (name) => `Um programa só pode importar «frontier/search», mas pede «${name}».`,
  "program-no-problem": () =>
    "O programa tem de exportar `problem`, um objeto com starts, actions, result, isGoal e key.",
  "program-no-function": (name) => `${name} tem de ser uma função.`,
  "program-no-starts": (owner) => `${owner}.starts tem de ser um array com pelo menos um estado.`,
  "program-misnamed": (exported, name) =>
    `O programa exporta \`${exported}\`, que ninguém lê; deveria chamar-se \`${name}\`.`,
  "program-no-heuristics": () => "heuristics tem de ser um objeto com uma função para cada nome.",
  "program-threw": (asked, message, state) => `${asked} acaba com um erro no estado ${state}: ${message}`,
  "program-answer": (asked, answer, state) =>
    `${asked} devolveu ${answer} para o estado ${state}; tem de devolver ${answers[asked]}.`,
  "program-drawing": (state) =>
    `draw tem de devolver um texto ou um array de linhas, cada uma um array de casas; para o estado ${state} não o faz.`,
  "program-endless": (seconds) =>
    `Uma função do programa não voltou em ${seconds} s, por isso o programa foi parado.`,
  "program-memory": (size) =>
    `O programa ocupa mais memória do que o seu limite de ${size} permite, por isso foi parado.`,
  "program-ended": (code) =>
    `O programa terminou por si próprio com o código de saída ${code} antes de haver um resultado.`,
  "program-broke": (message) => `O programa interrompeu o trabalho que se fazia com ele: ${message}`,
  "program-takes-nothing": (file, word) =>
    `${file} apresenta o seu próprio problema: não há lugar para «${word}».`,
  "rules-error-in": (rule, message) => `Regra ${rule}: ${message}`,
  "rules-facts": (message) => `Os factos do início: ${message}`,
  "rules-no-goal": () =>
    "O programa não diz de nenhum estado que seja um objetivo: precisa de uma regra com o nome objetivo ou goal.",
  "rules-endless": (rule) =>
    `A regra ${rule} continua sem fim: as suas ações não terminam, ou tem prioridade positiva e dispara uma e outra vez.`,
  "rules-endless-function": () => "Uma função do programa continua sem fim.",
  "rules-unstable": (rule) =>
    `A regra ${rule} tem prioridade positiva e por isso não é escolhida, mas altera um estado para o qual já tinha disparado.`,
  "rules-outside": (rule, what) =>
    `A regra ${rule} altera ${what}. Um estado são os seus factos: as variáveis globais e as instâncias não podem fazer parte dele.`,
  "rules-address": (fact) => `${fact} contém um endereço, que noutro estado não significa nada.`,
  "rules-exit": () => "O programa chamou exit.",
  ...checks,
});
