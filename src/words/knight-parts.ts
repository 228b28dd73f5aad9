/** What the terms of an estimate on a knight board are, in each language. */
import type { EstimatePart } from "../domains/index.ts";

type KnightKind = Exclude<
  EstimatePart["kind"],
  "tile" | "row" | "column" | "rows" | "columns" | "pattern" | "blank" | "cell" | "rule"
>;
type KnightParts = Readonly<Record<KnightKind, (name: string) => string>>;

export const en: KnightParts = {
  missing: () => "points missing",
  mean: () => "mean of the numbers left",
  ways: () => "possible jumps",
  directions: () => "jumps of a knight",
  highest: () => "highest number left",
  jump: (name) => name || "any cell",
  spare: (points) => `${points} ${points === "1" ? "point" : "points"} to spare`,
  stuck: () => "jumps until none is left",
  short: () => "points short",
  left: () => "points left",
  scored: () => "can be scored at most",
  unreachable: () => "points out of reach",
};

export const es: KnightParts = {
  missing: () => "puntos que faltan",
  mean: () => "media de los números que quedan",
  ways: () => "saltos posibles",
  directions: () => "saltos de un caballo",
  highest: () => "mayor número que queda",
  jump: (name) => name || "una casilla cualquiera",
  spare: (points) => `${points} ${points === "1" ? "punto" : "puntos"} de sobra`,
  stuck: () => "saltos hasta que no queda ninguno",
  short: () => "puntos que no se alcanzan",
  left: () => "puntos que quedan",
  scored: () => "lo máximo que se puede sumar",
  unreachable: () => "puntos inalcanzables",
};

export const ca: KnightParts = {
  missing: () => "punts que falten",
  mean: () => "mitjana dels nombres que queden",
  ways: () => "salts possibles",
  directions: () => "salts d’un cavall",
  highest: () => "nombre més alt que queda",
  jump: (name) => name || "qualsevol casella",
  spare: (points) => `${points} ${points === "1" ? "punt" : "punts"} de sobra`,
  stuck: () => "salts fins que no en queda cap",
  short: () => "punts que no s’assoleixen",
  left: () => "punts que queden",
  scored: () => "el màxim que es pot sumar",
  unreachable: () => "punts fora d’abast",
};

export const pt: KnightParts = {
  missing: () => "pontos em falta",
  mean: () => "média dos números que restam",
  ways: () => "saltos possíveis",
  directions: () => "saltos de um cavalo",
  highest: () => "maior número que resta",
  jump: (name) => name || "uma casa qualquer",
  spare: (points) => `${points} ${points === "1" ? "ponto" : "pontos"} a mais`,
  stuck: () => "saltos até não restar nenhum",
  short: () => "pontos que não se alcançam",
  left: () => "pontos que restam",
  scored: () => "o máximo que se pode somar",
  unreachable: () => "pontos fora de alcance",
};
