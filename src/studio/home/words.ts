/** The words of the first screen. */
import { inLanguages } from "../app/languages.ts";

const en = {
  title: "See how a computer searches",
  about:
    "Frontier runs every search strategy on a puzzle or on your own rules, shows each step, and counts what it costs. It all happens in this page: there is nothing to install.",
  start: "Start",
  now: "Now",
  goal: "Goal",
  running: "The search runs…",
  expansion: (number: string, of: string, f: string) => `Expansion ${number} of ${of} · f = ${f}`,
  step: (number: string, of: string) => `Solution: step ${number} of ${of}`,
  film: "A search of the 8-puzzle with A*",
  few: "A* expands",
  many: "Breadth-first expands",
  insight:
    "Both find a shortest solution. A* looks at fewer boards because it estimates how far each is from the goal.",
  try: "Try it yourself",
  play: "Play",
  pause: "Pause",
  doors: "Where to go",
  puzzles: {
    title: "Puzzles",
    text: "Watch a search step by step, let strategies race, or play yourself: sliding tiles, the knight, Eternity II.",
  },
  rules: {
    title: "Rules",
    text: "Write a CLIPS program and see facts, agenda and search tree at every firing, forwards and backwards.",
  },
  studies: {
    title: "Studies",
    text: "Run hundreds of searches and compare them in tables, plots and a report.",
  },
  learn: "or take a guided walk",
};

type Words = typeof en;

const es: Words = {
  title: "Mira cómo busca un ordenador",
  about:
    "Frontier ejecuta cada estrategia de búsqueda sobre un puzle o sobre tus propias reglas, muestra cada paso y cuenta lo que cuesta. Todo ocurre en esta página: no hay nada que instalar.",
  start: "Inicio",
  now: "Ahora",
  goal: "Meta",
  running: "La búsqueda está en marcha…",
  expansion: (number, of, f) => `Expansión ${number} de ${of} · f = ${f}`,
  step: (number, of) => `Solución: paso ${number} de ${of}`,
  film: "Una búsqueda en el 8-puzle con A*",
  few: "A* expande",
  many: "La búsqueda en anchura expande",
  insight:
    "Ambas encuentran una solución mínima. A* mira menos tableros porque estima lo lejos que está cada uno de la meta.",
  try: "Pruébalo",
  play: "Reproducir",
  pause: "Pausa",
  doors: "Adónde ir",
  puzzles: {
    title: "Puzles",
    text: "Observa una búsqueda paso a paso, haz competir varias estrategias o juega tú: fichas deslizantes, el caballo, Eternity II.",
  },
  rules: {
    title: "Reglas",
    text: "Escribe un programa en CLIPS y mira los hechos, la agenda y el árbol de búsqueda en cada disparo, hacia delante y hacia atrás.",
  },
  studies: {
    title: "Estudios",
    text: "Ejecuta cientos de búsquedas y compáralas en tablas, gráficos y un informe.",
  },
  learn: "o sigue un recorrido guiado",
};

const ca: Words = {
  title: "Mira com cerca un ordinador",
  about:
    "Frontier executa cada estratègia de cerca sobre un trencaclosques o sobre les teves regles, mostra cada pas i compta què costa. Tot passa en aquesta pàgina: no cal instal·lar res.",
  start: "Inici",
  now: "Ara",
  goal: "Meta",
  running: "La cerca està en marxa…",
  expansion: (number, of, f) => `Expansió ${number} de ${of} · f = ${f}`,
  step: (number, of) => `Solució: pas ${number} de ${of}`,
  film: "Una cerca al 8-puzle amb A*",
  few: "A* expandeix",
  many: "La cerca en amplària expandeix",
  insight:
    "Totes dues troben una solució mínima. A* mira menys taulers perquè estima com de lluny és cadascun de la meta.",
  try: "Prova-ho",
  play: "Reprodueix",
  pause: "Pausa",
  doors: "On anar",
  puzzles: {
    title: "Trencaclosques",
    text: "Observa una cerca pas a pas, fes competir estratègies o juga-hi tu: fitxes lliscants, el cavall, Eternity II.",
  },
  rules: {
    title: "Regles",
    text: "Escriu un programa en CLIPS i mira els fets, l’agenda i l’arbre de cerca a cada disparament, endavant i endarrere.",
  },
  studies: {
    title: "Estudis",
    text: "Executa centenars de cerques i compara-les en taules, gràfics i un informe.",
  },
  learn: "o segueix un recorregut guiat",
};

const pt: Words = {
  title: "Veja como um computador procura",
  about:
    "O Frontier executa cada estratégia de procura sobre um quebra-cabeças ou sobre as suas próprias regras, mostra cada passo e conta o que custa. Tudo acontece nesta página: não há nada para instalar.",
  start: "Início",
  now: "Agora",
  goal: "Objetivo",
  running: "A procura está em curso…",
  expansion: (number, of, f) => `Expansão ${number} de ${of} · f = ${f}`,
  step: (number, of) => `Solução: passo ${number} de ${of}`,
  film: "Uma procura no 8-puzzle com A*",
  few: "A* expande",
  many: "A procura em largura expande",
  insight:
    "Ambas encontram uma solução mínima. A* olha para menos tabuleiros porque estima a distância de cada um ao objetivo.",
  try: "Experimente",
  play: "Reproduzir",
  pause: "Pausa",
  doors: "Aonde ir",
  puzzles: {
    title: "Quebra-cabeças",
    text: "Observe uma procura passo a passo, ponha estratégias a competir ou jogue: peças deslizantes, o cavalo, Eternity II.",
  },
  rules: {
    title: "Regras",
    text: "Escreva um programa em CLIPS e veja os factos, a agenda e a árvore de procura em cada disparo, para a frente e para trás.",
  },
  studies: {
    title: "Estudos",
    text: "Execute centenas de procuras e compare-as em tabelas, gráficos e um relatório.",
  },
  learn: "ou siga um percurso guiado",
};

export const useWords = inLanguages({ en, es, ca, pt });
