/** What stands for a value or an argument on a command line, such as FILE, in the language of this process. */
import type { Language } from "../../words/languages.ts";
import { language } from "../language.ts";

/** By the English word, which the commands and rows use. */
const names: Readonly<Record<string, Readonly<Record<Exclude<Language, "en">, string>>>> = {
  address: { es: "dirección", ca: "adreça", pt: "endereço" },
  bits: { es: "bits", ca: "bits", pt: "bits" },
  board: { es: "tablero", ca: "tauler", pt: "tabuleiro" },
  code: { es: "código", ca: "codi", pt: "código" },
  columns: { es: "columnas", ca: "columnes", pt: "colunas" },
  command: { es: "orden", ca: "ordre", pt: "comando" },
  domain: { es: "dominio", ca: "domini", pt: "domínio" },
  fact: { es: "hecho", ca: "fet", pt: "facto" },
  file: { es: "archivo", ca: "fitxer", pt: "ficheiro" },
  files: { es: "archivos", ca: "fitxers", pt: "ficheiros" },
  folder: { es: "carpeta", ca: "carpeta", pt: "pasta" },
  goal: { es: "meta", ca: "objectiu", pt: "objetivo" },
  heuristic: { es: "heurística", ca: "heurística", pt: "heurística" },
  how: { es: "cómo", ca: "com", pt: "como" },
  moves: { es: "movimientos", ca: "moviments", pt: "movimentos" },
  name: { es: "nombre", ca: "nom", pt: "nome" },
  names: { es: "nombres", ca: "noms", pt: "nomes" },
  number: { es: "número", ca: "número", pt: "número" },
  options: { es: "opciones", ca: "opcions", pt: "opções" },
  order: { es: "orden", ca: "ordre", pt: "ordem" },
  policy: { es: "manera", ca: "manera", pt: "maneira" },
  problem: { es: "problema", ca: "problema", pt: "problema" },
  problems: { es: "problemas", ca: "problemes", pt: "problemas" },
  program: { es: "programa", ca: "programa", pt: "programa" },
  rule: { es: "regla", ca: "regla", pt: "regra" },
  rules: { es: "reglas", ca: "regles", pt: "regras" },
  seconds: { es: "segundos", ca: "segons", pt: "segundos" },
  seed: { es: "semilla", ca: "llavor", pt: "semente" },
  shell: { es: "shell", ca: "shell", pt: "shell" },
  size: { es: "tamaño", ca: "mida", pt: "tamanho" },
  space: { es: "espacio", ca: "espai", pt: "espaço" },
  study: { es: "estudio", ca: "estudi", pt: "estudo" },
  table: { es: "tabla", ca: "taula", pt: "tabela" },
  text: { es: "texto", ca: "text", pt: "texto" },
  times: { es: "veces", ca: "vegades", pt: "vezes" },
  way: { es: "manera", ca: "manera", pt: "maneira" },
  what: { es: "qué", ca: "què", pt: "quê" },
  when: { es: "cuándo", ca: "quan", pt: "quando" },
  which: { es: "cuál", ca: "quin", pt: "qual" },
  who: { es: "quién", ca: "qui", pt: "quem" },
};

/** `--html [FILE]` -> `--html [ARCHIVO]`; words that are no names of values stay. */
export function withValueNames(text: string): string {
  return text.replace(/[<[][^>\]]*[>\]]/g, (placed) => placed.replace(/[a-z]+/gi, valueName));
}

/** In capitals if the English word is. */
export function valueName(word: string): string {
  const known = Object.hasOwn(names, word.toLowerCase()) ? names[word.toLowerCase()]! : undefined;
  if (language === "en" || known === undefined) return word;
  const own = known[language];
  return word === word.toUpperCase() ? own.toUpperCase() : own;
}
