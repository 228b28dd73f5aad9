/** What help texts say of the commands, in Portuguese. */
import type { HelpWords } from "../words.ts";

const json = "mostra JSON em vez de texto";
const store = "um ficheiro, ou postgres://… (senão, FRONTIER_STORE ou um ficheiro na pasta de dados)";
const heartbeat = "segundos entre os sinais de vida de um trabalhador (só postgres; 5 se nada for dito)";
const jobs = "processos (senão, um por núcleo)";
const idOrName = "um identificador como em `study list`, ou um nome: o mais recente";

export const commands: HelpWords["commands"] = {
  "": {
    description:
      "Uma oficina de procura em espaços de estados: o problema formula-se uma vez e todas as estratégias o resolvem.",
  },
  solve: {
    summary: "resolver um problema com uma estratégia",
    description: "Resolve um problema com uma estratégia e mostra a solução e os contadores.",
    arguments: {
      domain: "ver `list domains`; ou um programa que apresenta um problema: regras, TypeScript, JavaScript",
      problem:
        "um ficheiro, um nome de `list instances`, o próprio problema, ou - para a entrada padrão; para regras, factos com que começar",
    },
    options: {
      boards: "mostra um tabuleiro por cada passo, também dos tabuleiros grandes",
      trace: "escreve num ficheiro cada acontecimento da procura, em linhas JSON",
      check: "não resolve: toma uma amostra de estados e diz o que falha no problema ou na heurística",
      json: "mostra um objeto JSON em vez de texto",
    },
  },
  compare: {
    summary: "comparar estratégias, heurísticas e opções nos mesmos problemas",
    description:
      "Executa cada estratégia com cada heurística e cada valor das opções, separados por vírgulas, em cada problema. O código de saída é 0 se todas as execuções acabam, com ou sem solução, e 3 se alguma chega a um limite.",
    arguments: {
      domain: "ver `list domains`; ou um programa que apresenta um problema: regras, TypeScript, JavaScript",
      problems:
        "ficheiros, nomes de `list instances`, ou os próprios problemas; para regras, factos com que começar",
    },
    options: {
      strategies: "separadas por vírgulas (por omissão, a do domínio)",
      heuristics: "separadas por vírgulas (por omissão, a do domínio)",
      counter: "o que as células mostram",
      csv: "uma linha por execução, com todos os contadores",
      markdown: "a tabela em Markdown",
      json: "um objeto JSON por execução, numa lista",
    },
  },
  heuristic: {
    summary:
      "mostrar as estimativas de um tabuleiro por partes, ou que heurística é a melhor em todos os tabuleiros, e porquê",
    description:
      "Mostra as estimativas de um tabuleiro por partes, ou descobre que heurística é a melhor em todo um espaço, e porquê: erros face aos custos reais, quais são admissíveis e consistentes, qual domina qual, os nós que daí resultam.",
    arguments: {
      domain: "ver `list domains`; ou um programa que apresenta um problema: regras, TypeScript, JavaScript",
      board: "um ficheiro, um nome de `list instances`, o próprio tabuleiro, ou - para a entrada padrão",
    },
    options: {
      space: "em vez de um tabuleiro: todos os de um tamanho, como 3x3, ou todos os estados de um problema",
      sample: "tantos estados ao acaso do espaço em vez de todos, segundo --seed (1 se nada for dito)",
      heuristics: "separadas por vírgulas (por omissão, todas as que estão prontas em segundos)",
      html: "escreve uma página com tabelas e imagens",
      svg: "escreve as imagens: erro segundo o custo real, distribuição de h, reticulado",
      json: "mostra um objeto JSON em vez de texto",
    },
  },
  depths: {
    summary:
      "contar todos os tabuleiros de um quebra-cabeças deslizante pelas jogadas de que precisam, até 4x3",
    description:
      "Conta os tabuleiros de um quebra-cabeças deslizante pelas jogadas de que precisam, todos, com dois bits para cada um. Até 12 casas: os 239.500.800 tabuleiros de 4x3 ocupam 60 MB e demoram uns segundos.",
    arguments: { size: "linhas e colunas, como 4x3" },
    options: {
      goal: "o objetivo, escrito como um tabuleiro (senão, 1 2 3 … com o espaço vazio no fim)",
      checkpoint: "guarda o trabalho neste ficheiro, e continua a partir dele se existir",
      json,
    },
  },
  list: {
    summary: "listar domínios, estratégias, escolhas, heurísticas, instâncias ou configurações",
    description:
      "Lista o que se pode nomear na linha de comandos. A primeira escolha de uma estratégia é a assumida por omissão; as outras opções mostram-se com o seu valor por omissão.",
    arguments: { what: "o que listar" },
    options: { domain: "só de um domínio", json },
  },
  trace: {
    summary: "reproduzir um registo até qualquer passo, ou exportá-lo",
    description:
      "Mostra um registo escrito por `solve --trace`: inteiro, ou tal como estava depois de N acontecimentos.",
    arguments: { file: "um registo" },
    options: {
      step: "reproduz os N primeiros acontecimentos e mostra onde estava a procura",
      posthoc: "escreve-o no formato do visualizador Posthoc",
    },
  },
  clips: {
    summary: "executar programas de CLIPS 6.30, ou escrever na sua linha de comandos",
    description:
      "CLIPS, chamado como o programa em C: -f FICHEIRO escreve os comandos de um ficheiro, -f2 FICHEIRO executa-os em silêncio, -l FICHEIRO carrega construções.",
    options: {
      sandbox: "nega ao programa os ficheiros e os comandos do sistema",
      "allow-system":
        "deixa o programa executar comandos do sistema com (system …), que de outro modo nada faz",
      explain: "diz onde está cada erro e o que fazer, também num pipe",
    },
  },
  "clips format": {
    summary: "formatar programas",
    description:
      "Formata programas de CLIPS, nos seus ficheiros; sem ficheiro, da entrada padrão para a saída padrão. Os comentários e as mudanças de linha dentro das listas ficam, e também tudo o que os programas significam.",
    options: {
      check: "não altera nada; lista os ficheiros que mudariam, e acaba com o código 1 se os houver",
      indent: "colunas por nível",
      width: "onde se partem as linhas",
    },
  },
  lsp: {
    summary: "servir editores: erros, preenchimento, ajuda, referências, formatação de CLIPS",
    description:
      "Um servidor de linguagem para CLIPS, que os editores arrancam: erros, preenchimento, ajuda, definições, referências, mudança de nomes, formatação. Ver docs/editors.md.",
    options: { stdio: "fala pela entrada e saída padrão; não há outra maneira, por isso pode omitir-se" },
  },
  "debug-adapter": {
    summary: "executar programas de CLIPS com o depurador de um editor",
    description:
      "Um adaptador de depuração para CLIPS, que os editores arrancam: pontos de paragem em regras, passos por disparo, para a frente e para trás; factos, agenda e globais como variáveis. Ver docs/editors.md.",
  },
  rules: {
    summary:
      "desenhar a árvore de procura de um programa de CLIPS, ou repetir as tabelas dos documentos do 8-puzzle",
    description: "Programas de regras vistos como procuras.",
  },
  "rules tree": {
    description:
      "Executa um programa de regras e mostra que facto veio de qual: a árvore de procura. As ativações à espera vão entre parênteses retos.",
    arguments: { program: "um ficheiro de construções" },
    options: {
      batch: "um ficheiro de comandos a executar depois de carregar; pode repetir-se",
      command: "um comando a executar antes, (reset) se não houver nenhum; pode repetir-se",
      strategy: "a ordem da agenda: depth, breadth, lex, mea, complexity, simplicity, random",
      "max-firings": "para depois de tantos disparos",
      lines: "mostra no máximo tantas linhas",
      svg: "desenha a árvore num ficheiro",
      "allow-files": "deixa o programa ler e escrever ficheiros",
      json,
    },
  },
  "rules table": {
    description:
      "Repete as tabelas de avaliação dos dois documentos do 8-puzzle e mostra os nossos números ao lado dos impressos.",
    arguments: { table: "clips-lab, por enquanto a única" },
    options: { json },
  },
  grade: {
    summary:
      "executar o programa de CLIPS de um aluno em muitos tabuleiros: resolvidos, nível, regras disparadas, o que falha",
    description:
      "Executa um programa de regras em muitos tabuleiros, sem ficheiros nem processos e com limites: o que resolveu, em que nível face ao ótimo, quantas regras disparou e o que correu mal.",
    arguments: { program: "um ficheiro de construções de CLIPS" },
    options: {
      boards: "tabuleiros, nomes de tabuleiros ou factos, um por linha",
      goal: "o que é preciso alcançar (senão, o da forma: 1 2 3 8 0 4 7 6 5)",
      form: "como o programa escreve os estados; a maneira dos documentos não precisa",
      strategy: "a ordem da agenda",
      salience: "quando se avalia a prioridade",
      depth: "o limite de profundidade que se diz ao programa",
      firings: "para cada execução depois de tantas regras",
      time: "para cada execução depois de um tempo",
      cpu: "para cada execução depois de tanto tempo de processador",
      json,
      csv: "escreve também uma tabela para uma folha de cálculo",
      html: "escreve também uma página",
    },
  },
  knight: {
    summary: "jogar o jogo do cavalo: um menu em português, inglês, espanhol ou catalão",
    description:
      "O menu do jogo do cavalo: escolhe-se um problema, um algoritmo, uma heurística e as regras.",
    options: {
      file: "os problemas (por omissão, o problemas.dat da pasta atual, ou o do programa)",
      results: "o ficheiro a que se acrescentam os resultados",
      random: "a semente do tabuleiro ao acaso do problema F; o ficheiro indicado é reescrito com ele",
    },
  },
  "knight play": {
    summary: "jogar: a sós, duas pessoas, ou a máquina como um dos jogadores ou os dois",
    arguments: { problem: "um problema do ficheiro" },
    options: {
      first: "quem joga primeiro",
      second: "quem joga em segundo",
      rules: "o que um número tira do tabuleiro",
      strategy: "como a máquina escolhe uma jogada",
      depth: "quantas jogadas a máquina vê para a frente",
      time: "quanto a máquina pensa em cada jogada (1s se não houver --depth)",
      json: "mostra a partida em JSON quando acaba",
    },
  },
  "knight table": {
    summary: "as duas tabelas do manual, as nossas ao lado dos números impressos",
    options: { json },
  },
  "eight-puzzle": {
    summary: "resolver um 8-puzzle como o projeto A*, tal como runEightPuzzle.sh (em espanhol)",
    arguments: {
      heuristic: "z (zero), d (fora do lugar), m (Manhattan), b (espaço vazio)",
      file: "três linhas de três números",
    },
  },
  eternity2: {
    summary: "repetir as tabelas do relatório do Eternity II, gerar quebra-cabeças, desenhar tabuleiros",
    description: "Ferramentas para o Eternity II, além de `solve eternity2` e `compare eternity2`.",
  },
  "eternity2 table": {
    description: "Repete as tabelas 1 a 3 do relatório e mostra os nossos contadores ao lado dos impressos.",
    options: { json },
  },
  "eternity2 spaces": {
    description:
      "Mostra os tamanhos dos espaços de procura do relatório ao lado dos certos, como crescem, e a sua primeira função de custo com as peças tal como estão e baralhadas.",
    options: { html: "escreve uma página", json },
  },
  "eternity2 generate": {
    description: "Gera um quebra-cabeças que tem solução e não tem peças iguais nem simétricas.",
    options: {
      size: "colunas e linhas",
      frame: "cores das arestas ao longo da borda",
      inner: "cores das outras arestas",
      seed: "a mesma semente dá o mesmo quebra-cabeças",
      unique: "com uma só solução, sem contar os tabuleiros rodados",
      json: "em JSON",
      output: "escreve-o num ficheiro",
    },
  },
  "eternity2 show": {
    description:
      "Desenha um tabuleiro, pontua-o e diz o que está mal; de um quebra-cabeças por colocar mostra as peças.",
    arguments: {
      board:
        "um endereço de um visualizador; um ficheiro com um, com JSON ou com peças; ou um nome de `list instances`",
    },
    options: {
      pieces: "as peças do quebra-cabeças: qualquer outra peça no tabuleiro é estranha",
      svg: "escreve uma imagem",
      png: "escreve uma imagem",
      numbers: "com os números das peças (SVG)",
      json,
    },
  },
  study: {
    summary: "fazer experiências: estratégias x heurísticas x instâncias, de um ficheiro a tabelas",
    description:
      "Estudos: todas as combinações de umas listas, executadas em todos os núcleos e guardadas num armazém; ver docs/studies.md.",
  },
  "study new": {
    description: "Escreve um ficheiro de estudo com tudo explicado.",
    arguments: { file: "para onde" },
  },
  "study list": { description: "Lista os estudos incluídos e os do armazém.", options: { store } },
  "study run": {
    description:
      "Executa um estudo. O código de saída é 1 se um número impresso reproduzível difere, e 4 se alguma execução falhou.",
    arguments: { study: "um estudo incluído (`study list`) ou um ficheiro" },
    options: {
      jobs,
      store,
      resume: "continua o estudo mais recente com esse nome",
      "retry-died": "continua-o e repete as execuções que falharam menos de TIMES vezes (senão, 3)",
      sample: "só N instâncias de cada parte, sempre as mesmas",
      heartbeat,
      quiet: "não mostra as tabelas",
    },
  },
  "study status": {
    description: "Mostra como vai um estudo.",
    arguments: { study: "um identificador ou um nome (senão, todos os que não acabaram)" },
    options: { store },
  },
  "study show": {
    description: "Mostra as tabelas de um estudo.",
    arguments: { study: idOrName },
    options: { store },
  },
  "study check": {
    description:
      "Verifica um armazém: cada resultado com a sua soma de controlo. O código de saída é 1 se algum estiver danificado.",
    options: { store },
  },
  "study export": {
    description: "Escreve um estudo num ficheiro, para o importar noutro armazém.",
    arguments: { study: idOrName, file: "onde" },
    options: { store },
  },
  "study import": {
    description: "Põe num armazém um estudo exportado.",
    arguments: { file: "o que `study export` escreveu" },
    options: { store },
  },
  "study report": {
    description: "Faz tabelas, gráficos e frases com os resultados de um estudo.",
    arguments: { study: "um ou vários: um identificador como em `study list`, ou um nome: o mais recente" },
    options: {
      html: "uma página com gráficos e tabelas que se ordenam",
      pdf: "o mesmo em papel; só para um ficheiro",
      markdown: "frases e tabelas",
      csv: "uma linha por execução, com todos os contadores, para uma folha de cálculo",
      json: "os próprios resultados",
      table: "as tabelas em LaTeX",
      template: "a sua forma; `informe` é a que os cursos pedem, com capa e espaços por preencher",
      counter: "que nós contam as tabelas, os gráficos e as frases (por omissão, os do estudo)",
      store,
    },
    note: "Sem FICHEIRO, um formato vai para a saída padrão; o formato por omissão é Markdown.",
  },
  "study compare": {
    description:
      "Diz o que mudou entre duas execuções de um estudo: os nós exatamente, os tempos com testes de significância.",
    arguments: { a: "a anterior, por identificador ou nome", b: "a posterior" },
    options: {
      json: "a comparação num só objeto, com tudo",
      markdown: "a comparação em Markdown",
      store,
    },
    note: "O código de saída é 0 se todas as execuções, resultados e nós são iguais; senão, 1.",
  },
  worker: {
    summary: "tomar execuções de estudos de um armazém PostgreSQL",
    description:
      "Executa o que `study run --store postgres://…` põe no armazém. Com SIGTERM ou Ctrl-C acaba o que tem em mãos e termina.",
    options: { store, jobs, heartbeat, "until-idle": "termina quando não resta trabalho" },
  },
  studio: {
    summary: "ver procuras numa página web desta máquina",
    description: "Serve o estúdio, uma página web para ver procuras, e abre-o no navegador.",
    options: {
      port: "a porta; se estiver ocupada, a seguinte livre",
      host: "o endereço em que escuta; com 0.0.0.0 chega-se de outras máquinas",
      "no-open": "não abre um navegador",
      store: "os estudos a mostrar: um ficheiro, ou postgres://… (senão, como `study`)",
      files: "a pasta cujos ficheiros os estudos da página podem nomear (senão, nenhuma)",
      proxy: "o endereço com que um proxy desta máquina o mostra: https://…",
    },
  },
  completion: {
    summary: "mostrar o que faz uma shell completar palavras: bash, zsh ou fish",
    description:
      'Mostra um guião para uma shell, que então completa comandos, opções e nomes: estratégias, heurísticas, tabuleiros. Para bash: eval "$(frontier completion bash)" em ~/.bashrc; para zsh o mesmo em ~/.zshrc, depois de compinit; para fish: frontier completion fish > ~/.config/fish/completions/frontier.fish',
    arguments: { shell: "a shell" },
  },
  help: { summary: "mostrar o que faz um comando: help solve" },
};
