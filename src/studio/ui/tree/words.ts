/** The words of a tree view. */
import { inLanguages } from "../../app/languages.ts";
import type { NodeKind } from "./tree.ts";

interface Words {
  readonly smaller: string;
  readonly larger: string;
  readonly fit: string;
  readonly usual: string;
  readonly map: string;
  readonly legend: string;
  readonly closeCard: string;
  readonly kinds: Readonly<Record<NodeKind, string>>;
}

const en: Words = {
  smaller: "Zoom out",
  larger: "Zoom in",
  fit: "Whole tree",
  usual: "Follow the search",
  map: "Map of the tree",
  legend: "Legend",
  closeCard: "Close",
  kinds: {
    frontier: "waiting",
    next: "next to be taken",
    expanded: "expanded",
    current: "current",
    path: "on the path",
    goal: "goal",
    dropped: "dropped",
    both: "expanded by both",
    first: "only by the first",
    second: "only by the second",
  },
};

export const useWords = inLanguages<Words>({
  en,
  es: {
    smaller: "Alejar",
    larger: "Acercar",
    fit: "Árbol entero",
    usual: "Seguir la búsqueda",
    map: "Mapa del árbol",
    legend: "Leyenda",
    closeCard: "Cerrar",
    kinds: {
      frontier: "en espera",
      next: "el siguiente",
      expanded: "expandido",
      current: "actual",
      path: "en el camino",
      goal: "meta",
      dropped: "descartado",
      both: "lo expanden las dos",
      first: "solo la primera",
      second: "solo la segunda",
    },
  },
  ca: {
    smaller: "Allunya",
    larger: "Apropa",
    fit: "Tot l’arbre",
    usual: "Segueix la cerca",
    map: "Mapa de l’arbre",
    legend: "Llegenda",
    closeCard: "Tanca",
    kinds: {
      frontier: "en espera",
      next: "el següent",
      expanded: "expandit",
      current: "actual",
      path: "en el camí",
      goal: "meta",
      dropped: "descartat",
      both: "l’expandeixen totes dues",
      first: "només la primera",
      second: "només la segona",
    },
  },
  pt: {
    smaller: "Afastar",
    larger: "Aproximar",
    fit: "Árvore inteira",
    usual: "Seguir a procura",
    map: "Mapa da árvore",
    legend: "Legenda",
    closeCard: "Fechar",
    kinds: {
      frontier: "à espera",
      next: "o próximo",
      expanded: "expandido",
      current: "atual",
      path: "no caminho",
      goal: "objetivo",
      dropped: "descartado",
      both: "expandido pelas duas",
      first: "só pela primeira",
      second: "só pela segunda",
    },
  },
});
