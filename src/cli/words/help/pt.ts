/** Help texts in Portuguese. */
import { commands } from "./commands/pt.ts";
import type { HelpWords } from "./words.ts";

export const pt: HelpWords = {
  titles: {
    usage: "Utilização:",
    arguments: "Argumentos:",
    options: "Opções:",
    commands: "Comandos:",
    examples: "Exemplos:",
    commandGroups: {
      search: "Procura:",
      rules: "Programas de regras:",
      documents: "Os programas dos documentos do curso:",
      studies: "Estudos:",
      program: "O programa:",
    },
    optionGroups: {
      search: "A procura:",
      conventions: "As suas convenções:",
      limits: "Os seus limites:",
      domain: "O problema:",
      output: "O que se mostra:",
      general: "Sempre:",
    },
    choices: (values) => `valores: ${values.join(", ")}`,
    byDefault: (value) => `por omissão: ${value}`,
    help: "mostra esta ajuda",
    lang: "o idioma: en, es, ca ou pt (por omissão, o do ambiente)",
    version: "mostra a versão",
    ofDomains: (command) =>
      `Cada domínio tem opções próprias, que \`frontier ${command} DOMÍNIO --help\` explica:`,
    moreHelp: "`frontier help COMANDO` mostra as opções de um comando.",
  },
  commands,
  searchOptions: {
    strategy: "como se procura; ver `list strategies`",
    heuristic: "a estimativa, ou a maior de várias; ver `list heuristics`",
    preset: "um conjunto de opções com nome; ver `list presets`",
    duplicates: "o que se faz com os estados conhecidos",
    "goal-test": "quando se testa se um nó é objetivo",
    ties: "qual dos nós iguais vai primeiro",
    precision: "das estimativas e prioridades",
    "limit-nodes": "como contam os nós no limite de profundidade",
    counting: "como se contam os nós gerados",
    weight: "peso da estimativa",
    width: "nós que se guardam em cada profundidade",
    capacity: "nós que cabem em memória ao mesmo tempo",
    "max-depth": "os nós desta profundidade não se expandem",
    nodes: "para depois de expandir N nós",
    "node-stop": "onde para --nodes",
    time: "para depois de um tempo: 500ms, 60s, 5m, 1h",
    cpu: "para depois de tanto tempo de processador, somadas todas as threads",
    memory: "para ao usar esta memória: 500MB, 2GB; senão, metade da livre",
  },
  domains: {
    "sliding-tiles": {
      summary: "Quebra-cabeças deslizantes de 2x2 a 5x5: o 8-puzzle, o 15-puzzle, o 24-puzzle.",
      input: 'um ficheiro, "8 1 3 4 0 2 7 6 5", ou um nome de `list instances`',
      options: {
        goal: "o objetivo, escrito como um tabuleiro (senão, 1 2 3 … com o espaço vazio no fim)",
        size: "linhas e colunas de um tabuleiro numa só linha que não é quadrado",
        order: "a ordem em que se tentam as jogadas do espaço vazio",
        "root-order": "a ordem no início, se for diferente",
      },
      presets: {
        "clips-lab": "como no 8-puzzle com regras: a ativação de uma regra de movimento é um nó à espera",
        "kotlin-project": "como no projeto A*: os estados abertos contam-se quando o objetivo é retirado",
      },
    },
    "knight-score": {
      summary: "O jogo do cavalo: saltar de número em número até ter pontos suficientes.",
      input: "um ficheiro (problemas.dat, JSON, uma grelha de números) ou um nome de `list instances`",
      options: {
        problem: "que problema de um ficheiro com vários, por exemplo D",
        rules: "o que um número tira do tabuleiro",
        double: "que duplo desaparece, com as regras oficiais",
        goal: "se bastam os pontos do tabuleiro ou se se quer o máximo",
        target: "os pontos a alcançar, em vez dos do ficheiro",
        random: "um tabuleiro novo ao acaso para o problema (F se nada for dito), escrito no seu ficheiro",
      },
      presets: {
        "lisp-manual":
          "como no programa em Lisp: as suas regras, a sua lista de abertos, os seus números de 32 bits e a sua maneira de contar",
      },
    },
    eternity2: {
      summary:
        "Eternity II: peças quadradas com lados coloridos num tabuleiro; todos os lados coincidem, cinzento na borda.",
      input: "um ficheiro de peças, um endereço de um visualizador, ou um nome de `list instances`",
      options: {
        formulation: "o que é um nó",
        cost: "o custo de colocar uma peça",
        pieces: "a ordem e as voltas das peças",
        seed: "para peças baralhadas e tabuleiros gerados",
        fill: "a ordem das casas, ou uma lista de todas",
        all: "procura todas as soluções, não só a primeira",
        list: "escreve as soluções como endereços de um visualizador, uma por linha",
        best: "mostra o tabuleiro com mais peças se parar antes de uma solução",
        mismatches: "com --best: até N arestas interiores podem diferir; conta a pontuação mais alta",
        "mismatch-from": "peças colocadas antes de uma aresta poder diferir (senão, três quartos)",
        workers: "threads (senão, uma por núcleo)",
        checkpoint: "guarda ali o estado duas vezes por segundo e com Ctrl-C; a partir dali continua",
      },
      presets: {
        "java-report":
          "como o programa do relatório: as suas peças tal como estão, os seus empates, a sua maneira de contar",
      },
    },
  },
};
