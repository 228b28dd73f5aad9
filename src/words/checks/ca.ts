/** What the checker of problems says, in Catalan. */
import type { checkSentences } from "../../search/check-sentences.ts";

export const ca: typeof checkSentences = {
  "state-changed": (before, after) => `En preguntar per l’estat ${before}, ha passat a ser ${after}.`,
  "answer-changed": (state) =>
    `Preguntat dues vegades per l’estat ${state}, el problema ha donat respostes diferents.`,
  "backward-start": (state) => `backward.starts conté ${state}, que no és una meta.`,
  "backward-lost": (state, action, parent) =>
    `backward.result porta de ${state} amb ${action} a ${parent}, des d’on cap acció no torna.`,
  "backward-action": (state, action, parent) =>
    `backward.result porta de ${state} amb ${action} a ${parent}, des d’on aquesta acció porta a un altre estat.`,
  "backward-missing": (action, state, next) =>
    `${action} porta de ${state} a ${next}, però cap acció de backward no torna.`,
  inadmissible: (state, h, cost) =>
    `L’estimació de ${state} és ${h}, però s’arriba a una meta amb cost ${cost}.`,
  inconsistent: (h, state, below, next, cost) =>
    `L’estimació baixa de ${h} en ${state} a ${below} en ${next} amb un pas que costa ${cost}.`,
  "key-clash": (first, second, key) =>
    `Els estats ${first} i ${second} tenen la mateixa clau ${key}, però no se’n segueix el mateix.`,
  "costs-not-whole": (state) =>
    `El problema diu integerCosts, però no tots els nombres de ${state} són enters i no negatius.`,
};
