/** The words of a tree view. */
import { inLanguages } from "../app/languages.ts";

const en = {
  smaller: "Zoom out",
  larger: "Zoom in",
  usual: "Actual size",
  frontier: "waiting",
  expanded: "expanded",
  current: "current",
  path: "on the path",
  goal: "goal",
  dropped: "dropped",
};
export const useWords = inLanguages<typeof en>({
  en,
  es: {
    smaller: "Alejar",
    larger: "Acercar",
    usual: "Tamaño real",
    frontier: "en espera",
    expanded: "expandido",
    current: "actual",
    path: "en el camino",
    goal: "meta",
    dropped: "descartado",
  },
  ca: {
    smaller: "Allunya",
    larger: "Apropa",
    usual: "Mida real",
    frontier: "en espera",
    expanded: "expandit",
    current: "actual",
    path: "en el camí",
    goal: "meta",
    dropped: "descartat",
  },
  pt: {
    smaller: "Afastar",
    larger: "Aproximar",
    usual: "Tamanho real",
    frontier: "à espera",
    expanded: "expandido",
    current: "atual",
    path: "no caminho",
    goal: "objetivo",
    dropped: "descartado",
  },
});
