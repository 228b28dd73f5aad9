/** The words of the knight score game. */
import { inLanguages } from "../../../app/languages.ts";

const en = {
  name: "Knight",
  setupHelp: "Choose a cell and give it a number.",
  playHelp: "Click a marked cell: the knight jumps there and takes its number.",
  number: "Number",
  target: "Points to reach",
  noTarget: "none",
  knightHere: "Knight here",
  randomNumbers: "Random numbers",
  rules: "Rules",
  ruleSets: { off: "none", lisp: "Lisp program", official: "official" },
  score: (score: number, target: string) => `${score} of ${target} points`,
  whichDouble: "You land on a double. Which other double goes?",
  gone: (numbers: readonly number[]) =>
    numbers.length === 0 ? "" : `Gone from the board: ${numbers.join(", ")}.`,
};

export type KnightWords = typeof en;

const es: KnightWords = {
  name: "Caballo",
  setupHelp: "Elige una casilla y dale un número.",
  playHelp: "Pulsa una casilla marcada: el caballo salta allí y se lleva su número.",
  number: "Número",
  target: "Puntos por alcanzar",
  noTarget: "ninguno",
  knightHere: "Caballo aquí",
  randomNumbers: "Números al azar",
  rules: "Reglas",
  ruleSets: { off: "ninguna", lisp: "programa en Lisp", official: "oficiales" },
  score: (score, target) => `${score} de ${target} puntos`,
  whichDouble: "Caes en un doble. ¿Qué otro doble desaparece?",
  gone: (numbers) =>
    numbers.length === 0
      ? ""
      : `${numbers.length === 1 ? "Desaparece" : "Desaparecen"} del tablero: ${numbers.join(", ")}.`,
};

const ca: KnightWords = {
  name: "Cavall",
  setupHelp: "Tria una casella i dona-li un número.",
  playHelp: "Prem una casella marcada: el cavall hi salta i se n’emporta el número.",
  number: "Número",
  target: "Punts per assolir",
  noTarget: "cap",
  knightHere: "Cavall aquí",
  randomNumbers: "Números a l’atzar",
  rules: "Regles",
  ruleSets: { off: "cap", lisp: "programa en Lisp", official: "oficials" },
  score: (score, target) => `${score} de ${target} punts`,
  whichDouble: "Caus en un doble. Quin altre doble desapareix?",
  gone: (numbers) =>
    numbers.length === 0
      ? ""
      : `${numbers.length === 1 ? "Desapareix" : "Desapareixen"} del tauler: ${numbers.join(", ")}.`,
};

const pt: KnightWords = {
  name: "Cavalo",
  setupHelp: "Escolha uma casa e dê-lhe um número.",
  playHelp: "Clique numa casa marcada: o cavalo salta para lá e fica com o seu número.",
  number: "Número",
  target: "Pontos a alcançar",
  noTarget: "nenhum",
  knightHere: "Cavalo aqui",
  randomNumbers: "Números ao acaso",
  rules: "Regras",
  ruleSets: { off: "nenhuma", lisp: "programa em Lisp", official: "oficiais" },
  score: (score, target) => `${score} de ${target} pontos`,
  whichDouble: "Cai num duplo. Que outro duplo desaparece?",
  gone: (numbers) =>
    numbers.length === 0
      ? ""
      : `${numbers.length === 1 ? "Desaparece" : "Desaparecem"} do tabuleiro: ${numbers.join(", ")}.`,
};

export const knightWords = { en, es, ca, pt };
export const useKnightWords = inLanguages(knightWords);
