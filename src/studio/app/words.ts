/** The words of the frame around the pages. */
import { inLanguages } from "./languages.ts";

const en = {
  puzzles: "Puzzles",
  rules: "Rules",
  studies: "Studies",
  language: "Language",
  theme: "Appearance",
  system: "As the system",
  light: "Light",
  dark: "Dark",
  loading: "Loading…",
  skip: "To the content",
  failed: "This page has failed",
  again: "Try again",
};

type Words = typeof en;

const es: Words = {
  puzzles: "Puzles",
  rules: "Reglas",
  studies: "Estudios",
  language: "Idioma",
  theme: "Aspecto",
  system: "Como el sistema",
  light: "Claro",
  dark: "Oscuro",
  loading: "Cargando…",
  skip: "Ir al contenido",
  failed: "Esta página ha fallado",
  again: "Intentar de nuevo",
};

const ca: Words = {
  puzzles: "Trencaclosques",
  rules: "Regles",
  studies: "Estudis",
  language: "Llengua",
  theme: "Aspecte",
  system: "Com el sistema",
  light: "Clar",
  dark: "Fosc",
  loading: "S’està carregant…",
  skip: "Vés al contingut",
  failed: "Aquesta pàgina ha fallat",
  again: "Torna-ho a provar",
};

const pt: Words = {
  puzzles: "Quebra-cabeças",
  rules: "Regras",
  studies: "Estudos",
  language: "Língua",
  theme: "Aspeto",
  system: "Como o sistema",
  light: "Claro",
  dark: "Escuro",
  loading: "A carregar…",
  skip: "Ir para o conteúdo",
  failed: "Esta página falhou",
  again: "Tentar de novo",
};

export const useWords = inLanguages({ en, es, ca, pt });
