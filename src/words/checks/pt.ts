/** What the checker of problems says, in Portuguese. */
import type { checkSentences } from "../../search/check-sentences.ts";

export const pt: typeof checkSentences = {
  "state-changed": (before, after) => `Ao perguntar pelo estado ${before}, ele passou a ser ${after}.`,
  "answer-changed": (state) =>
    `Perguntado duas vezes pelo estado ${state}, o problema deu respostas diferentes.`,
  "backward-start": (state) => `backward.starts contém ${state}, que não é um objetivo.`,
  "backward-lost": (state, action, parent) =>
    `backward.result leva de ${state} com ${action} a ${parent}, de onde nenhuma ação volta.`,
  "backward-action": (state, action, parent) =>
    `backward.result leva de ${state} com ${action} a ${parent}, de onde essa ação leva a outro estado.`,
  "backward-missing": (action, state, next) =>
    `${action} leva de ${state} a ${next}, mas nenhuma ação de backward volta.`,
  inadmissible: (state, h, cost) =>
    `A estimativa de ${state} é ${h}, mas chega-se a um objetivo com custo ${cost}.`,
  inconsistent: (h, state, below, next, cost) =>
    `A estimativa desce de ${h} em ${state} para ${below} em ${next} com um passo que custa ${cost}.`,
  "key-clash": (first, second, key) =>
    `Os estados ${first} e ${second} têm a mesma chave ${key}, mas deles não se segue o mesmo.`,
  "costs-not-whole": (state) =>
    `O problema diz integerCosts, mas nem todos os números de ${state} são inteiros e não negativos.`,
};
