/** The words of the knight menu in four languages. The Portuguese result block is the manual's, letter by letter. */

export interface Words {
  readonly title: string;
  readonly problems: string;
  readonly problem: string;
  readonly points: string;
  readonly chooseProblem: string;
  readonly chooseAlgorithm: string;
  readonly chooseDepth: string;
  readonly chooseHeuristic: string;
  readonly chooseRules: string;
  readonly rulesLisp: string;
  readonly rulesOfficial: string;
  readonly rulesOff: string;
  readonly back: string;
  readonly leave: string;
  readonly option: string;
  readonly invalid: string;
  readonly saved: string;
  readonly playBack: string;
  readonly yes: string;
  readonly no: string;
  readonly step: string;
  readonly stepKeys: string;
  readonly score: string;
  readonly start: string;
  readonly thanks: string;
  readonly result: ResultWords;
}

export interface ResultWords {
  readonly heading: string;
  readonly problem: string;
  readonly algorithm: string;
  readonly heuristic: string;
  readonly maxDepth: string;
  readonly rules: string;
  readonly time: string;
  readonly seconds: string;
  readonly generated: string;
  readonly expanded: string;
  readonly penetrance: string;
  readonly branchingFactor: string;
  readonly depth: string;
  readonly path: string;
  readonly score: string;
  readonly firstBoard: string;
  readonly lastBoard: string;
  readonly noSolution: string;
  readonly stopped: string;
}

const pt: Words = {
  title: "JOGO DO CAVALO",
  problems: "Problemas",
  problem: "Problema",
  points: "pontos",
  chooseProblem: "Escolha o problema",
  chooseAlgorithm: "Escolha o algoritmo",
  chooseDepth: "Profundidade máxima",
  chooseHeuristic: "Escolha a heurística",
  chooseRules: "Escolha as regras",
  rulesLisp: "Com regras, como no programa em Lisp",
  rulesOfficial: "Com regras, como no enunciado (remove o maior duplo)",
  rulesOff: "Sem regras",
  back: "Voltar",
  leave: "Sair",
  option: "Opção",
  invalid: "Insira uma opção válida!",
  saved: "Resultado acrescentado a",
  playBack: "Ver a solução salto a salto?",
  yes: "Sim",
  no: "Não",
  step: "Salto",
  stepKeys: "Enter: seguinte · v: anterior · 0: terminar",
  score: "Pontos",
  start: "Início",
  thanks: "Obrigado por jogar!",
  result: {
    heading: "RESULTADOS FINAIS DA RESOLUCAO DO TABULEIRO:",
    problem: "Problema",
    algorithm: "Algoritmo",
    heuristic: "Heuristica",
    maxDepth: "Profundidade Maxima",
    rules: "Regras",
    time: "Tempo Demorado",
    seconds: "segundos",
    generated: "Numero de nós gerados",
    expanded: "Numero de nós expandidos",
    penetrance: "Penetrancia",
    branchingFactor: "Fator de ramificacao media",
    depth: "Profundidade da solucao",
    path: "Caminho solução",
    score: "Pontuacao",
    firstBoard: "Tabuleiro Inicial",
    lastBoard: "Tabuleiro Final",
    noSolution: "sem solução",
    stopped: "procura interrompida",
  },
};

const en: Words = {
  title: "THE KNIGHT SCORE GAME",
  problems: "Problems",
  problem: "Problem",
  points: "points",
  chooseProblem: "Choose the problem",
  chooseAlgorithm: "Choose the algorithm",
  chooseDepth: "Maximum depth",
  chooseHeuristic: "Choose the heuristic",
  chooseRules: "Choose the rules",
  rulesLisp: "With rules, as in the Lisp program",
  rulesOfficial: "With rules, as in the course's statement (removes the largest double)",
  rulesOff: "Without rules",
  back: "Back",
  leave: "Leave",
  option: "Option",
  invalid: "Please enter a valid option!",
  saved: "Result added to",
  playBack: "See the solution jump by jump?",
  yes: "Yes",
  no: "No",
  step: "Jump",
  stepKeys: "Enter: next · b: previous · 0: end",
  score: "Points",
  start: "Start",
  thanks: "Thank you for playing!",
  result: {
    heading: "RESULTS OF SOLVING THE BOARD:",
    problem: "Problem",
    algorithm: "Algorithm",
    heuristic: "Heuristic",
    maxDepth: "Maximum depth",
    rules: "Rules",
    time: "Time taken",
    seconds: "seconds",
    generated: "Nodes generated",
    expanded: "Nodes expanded",
    penetrance: "Penetrance",
    branchingFactor: "Average branching factor",
    depth: "Depth of the solution",
    path: "Solution path",
    score: "Score",
    firstBoard: "Initial board",
    lastBoard: "Final board",
    noSolution: "no solution",
    stopped: "search stopped",
  },
};

const es: Words = {
  title: "JUEGO DEL CABALLO",
  problems: "Problemas",
  problem: "Problema",
  points: "puntos",
  chooseProblem: "Elija el problema",
  chooseAlgorithm: "Elija el algoritmo",
  chooseDepth: "Profundidad máxima",
  chooseHeuristic: "Elija la heurística",
  chooseRules: "Elija las reglas",
  rulesLisp: "Con reglas, como en el programa en Lisp",
  rulesOfficial: "Con reglas, como en el enunciado (quita el mayor doble)",
  rulesOff: "Sin reglas",
  back: "Volver",
  leave: "Salir",
  option: "Opción",
  invalid: "¡Introduzca una opción válida!",
  saved: "Resultado añadido a",
  playBack: "¿Ver la solución salto a salto?",
  yes: "Sí",
  no: "No",
  step: "Salto",
  stepKeys: "Intro: siguiente · a: anterior · 0: terminar",
  score: "Puntos",
  start: "Inicio",
  thanks: "¡Gracias por jugar!",
  result: {
    heading: "RESULTADOS DE LA RESOLUCIÓN DEL TABLERO:",
    problem: "Problema",
    algorithm: "Algoritmo",
    heuristic: "Heurística",
    maxDepth: "Profundidad máxima",
    rules: "Reglas",
    time: "Tiempo empleado",
    seconds: "segundos",
    generated: "Número de nodos generados",
    expanded: "Número de nodos expandidos",
    penetrance: "Penetrancia",
    branchingFactor: "Factor de ramificación medio",
    depth: "Profundidad de la solución",
    path: "Camino de la solución",
    score: "Puntuación",
    firstBoard: "Tablero inicial",
    lastBoard: "Tablero final",
    noSolution: "sin solución",
    stopped: "búsqueda interrumpida",
  },
};

const ca: Words = {
  title: "JOC DEL CAVALL",
  problems: "Problemes",
  problem: "Problema",
  points: "punts",
  chooseProblem: "Trieu el problema",
  chooseAlgorithm: "Trieu l'algorisme",
  chooseDepth: "Profunditat màxima",
  chooseHeuristic: "Trieu l'heurística",
  chooseRules: "Trieu les regles",
  rulesLisp: "Amb regles, com al programa en Lisp",
  rulesOfficial: "Amb regles, com a l'enunciat (treu el doble més gran)",
  rulesOff: "Sense regles",
  back: "Torna",
  leave: "Surt",
  option: "Opció",
  invalid: "Introduïu una opció vàlida!",
  saved: "Resultat afegit a",
  playBack: "Voleu veure la solució salt a salt?",
  yes: "Sí",
  no: "No",
  step: "Salt",
  stepKeys: "Retorn: següent · a: anterior · 0: acaba",
  score: "Punts",
  start: "Inici",
  thanks: "Gràcies per jugar!",
  result: {
    heading: "RESULTATS DE LA RESOLUCIÓ DEL TAULER:",
    problem: "Problema",
    algorithm: "Algorisme",
    heuristic: "Heurística",
    maxDepth: "Profunditat màxima",
    rules: "Regles",
    time: "Temps emprat",
    seconds: "segons",
    generated: "Nombre de nodes generats",
    expanded: "Nombre de nodes expandits",
    penetrance: "Penetrància",
    branchingFactor: "Factor de ramificació mitjà",
    depth: "Profunditat de la solució",
    path: "Camí de la solució",
    score: "Puntuació",
    firstBoard: "Tauler inicial",
    lastBoard: "Tauler final",
    noSolution: "sense solució",
    stopped: "cerca interrompuda",
  },
};

export const languages = { pt, en, es, ca } as const;
