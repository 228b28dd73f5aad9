/** The options of a search as the page names them, in its settings and in messages about what is wrong with one. */
import type { Language } from "./languages.ts";

const en = {
  weight: "Weight of h",
  width: "Beam width",
  capacity: "Nodes in memory",
  "max-depth": "Depth limit",
  nodes: "Limit on expanded nodes",
  time: "Time limit",
  memory: "Memory limit",
  order: "Order of moves",
  "root-order": "Order of the first moves",
  rules: "Rules",
  double: "Double that disappears",
  goal: "Goal",
  target: "Points to reach",
  formulation: "Formulation",
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
  "root-order": "Orden de los primeros movimientos",
  rules: "Reglas",
  double: "Doble que desaparece",
  goal: "Meta",
  target: "Puntos por alcanzar",
  formulation: "Formulación",
  fill: "Orden de las casillas",
  cost: "Costo",
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
  "root-order": "Ordre dels primers moviments",
  rules: "Regles",
  double: "Doble que desapareix",
  goal: "Meta",
  target: "Punts per assolir",
  formulation: "Formulació",
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
  "root-order": "Ordem das primeiras jogadas",
  rules: "Regras",
  double: "Duplo que desaparece",
  goal: "Objetivo",
  target: "Pontos a alcançar",
  formulation: "Formulação",
  fill: "Ordem das casas",
  cost: "Custo",
  pieces: "Ordem das peças",
  seed: "Semente",
};

export const optionNames: Readonly<Record<Language, OptionNames>> = { en, es, ca, pt };

/** How sentences on a page name an option: as its field is called. */
export function fieldNamed(language: Language): (option: string) => string {
  const names: Readonly<Record<string, string>> = optionNames[language];
  const [open, close] = language === "en" ? "“”" : "«»";
  return (option) => `${open}${names[option] ?? option}${close}`;
}

/** An English sentence of the command line as a page says it: options are named as their fields are. */
export function withFields(sentence: string): string {
  return sentence.replace(/--([a-z][a-z-]*)/g, (_, option: string) => fieldNamed("en")(option));
}
