/** The options of a search as the page calls them; what is wrong with one is told by the same name. */
import type { Language } from "./language-names.ts";

const en = {
  weight: "Weight of h",
  width: "Width of the beam",
  capacity: "Nodes in memory",
  "max-depth": "Depth limit",
  nodes: "Limit of expanded nodes",
  time: "Time limit",
  memory: "Memory limit",
  order: "Order of moves",
  "root-order": "Order at the start",
  rules: "Rules",
  double: "Double that goes",
  goal: "Goal",
  target: "Points to reach",
  formulation: "What a node is",
  fill: "Order of cells",
  cost: "Cost",
  pieces: "Order of pieces",
  seed: "Seed",
};

export type OptionNames = typeof en;

const es: OptionNames = {
  weight: "Peso de h",
  width: "Anchura del haz",
  capacity: "Nodos en memoria",
  "max-depth": "Límite de profundidad",
  nodes: "Límite de nodos expandidos",
  time: "Límite de tiempo",
  memory: "Límite de memoria",
  order: "Orden de los movimientos",
  "root-order": "Orden en el inicio",
  rules: "Reglas",
  double: "Doble que desaparece",
  goal: "Meta",
  target: "Puntos que alcanzar",
  formulation: "Qué es un nodo",
  fill: "Orden de las casillas",
  cost: "Coste",
  pieces: "Orden de las piezas",
  seed: "Semilla",
};

const ca: OptionNames = {
  weight: "Pes de h",
  width: "Amplada del feix",
  capacity: "Nodes en memòria",
  "max-depth": "Límit de profunditat",
  nodes: "Límit de nodes expandits",
  time: "Límit de temps",
  memory: "Límit de memòria",
  order: "Ordre dels moviments",
  "root-order": "Ordre a l’inici",
  rules: "Regles",
  double: "Doble que desapareix",
  goal: "Meta",
  target: "Punts per assolir",
  formulation: "Què és un node",
  fill: "Ordre de les caselles",
  cost: "Cost",
  pieces: "Ordre de les peces",
  seed: "Llavor",
};

const pt: OptionNames = {
  weight: "Peso de h",
  width: "Largura do feixe",
  capacity: "Nós em memória",
  "max-depth": "Limite de profundidade",
  nodes: "Limite de nós expandidos",
  time: "Limite de tempo",
  memory: "Limite de memória",
  order: "Ordem das jogadas",
  "root-order": "Ordem no início",
  rules: "Regras",
  double: "Duplo que desaparece",
  goal: "Objetivo",
  target: "Pontos a alcançar",
  formulation: "O que é um nó",
  fill: "Ordem das casas",
  cost: "Custo",
  pieces: "Ordem das peças",
  seed: "Semente",
};

export const optionNames: Readonly<Record<Language, OptionNames>> = { en, es, ca, pt };
