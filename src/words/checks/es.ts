/** What the checker of problems says, in Spanish. */
import type { checkSentences } from "../../search/check-sentences.ts";

export const es: typeof checkSentences = {
  "state-changed": (before, after) => `Al preguntar por el estado ${before}, ha pasado a ser ${after}.`,
  "answer-changed": (state) =>
    `Preguntado dos veces por el estado ${state}, el problema ha dado respuestas distintas.`,
  "backward-start": (state) => `backward.starts contiene ${state}, que no es una meta.`,
  "backward-lost": (state, action, parent) =>
    `backward.result lleva de ${state} con ${action} a ${parent}, desde donde ninguna acción vuelve.`,
  "backward-action": (state, action, parent) =>
    `backward.result lleva de ${state} con ${action} a ${parent}, desde donde esa acción lleva a otro estado.`,
  "backward-missing": (action, state, next) =>
    `${action} lleva de ${state} a ${next}, pero ninguna acción de backward vuelve.`,
  inadmissible: (state, h, cost) =>
    `La estimación de ${state} es ${h}, pero se llega a una meta con costo ${cost}.`,
  inconsistent: (h, state, below, next, cost) =>
    `La estimación baja de ${h} en ${state} a ${below} en ${next} con un paso que cuesta ${cost}.`,
  "key-clash": (first, second, key) =>
    `Los estados ${first} y ${second} tienen la misma clave ${key}, pero de ellos no se sigue lo mismo.`,
  "costs-not-whole": (state) =>
    `El problema dice integerCosts, pero no todos los números de ${state} son enteros y no negativos.`,
};
