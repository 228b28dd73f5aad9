/** The words of the frame around the pages. */
import { inLanguages } from "./languages.ts";

const en = {
  puzzles: "Puzzles",
  rules: "Rules",
  studies: "Studies",
  language: "Language",
  theme: "Appearance",
  system: "System",
  light: "Light",
  dark: "Dark",
  loading: "Loading…",
  skip: "To the content",
  failed: "This page has failed",
  again: "Try again",
  pages: "Pages",
  settings: "Settings",
  motion: "Motion",
  less: "Less",
  full: "Full",
  shortcuts: "Keyboard shortcuts",
  everywhere: "Everywhere",
};

type Words = typeof en;

const es: Words = {
  puzzles: "Puzles",
  rules: "Reglas",
  studies: "Estudios",
  language: "Idioma",
  theme: "Aspecto",
  system: "Sistema",
  light: "Claro",
  dark: "Oscuro",
  loading: "Cargando…",
  skip: "Ir al contenido",
  failed: "Esta página ha fallado",
  again: "Intentar de nuevo",
  pages: "Páginas",
  settings: "Ajustes",
  motion: "Movimiento",
  less: "Menos",
  full: "Completo",
  shortcuts: "Atajos de teclado",
  everywhere: "En todas partes",
};

const ca: Words = {
  puzzles: "Trencaclosques",
  rules: "Regles",
  studies: "Estudis",
  language: "Llengua",
  theme: "Aspecte",
  system: "Sistema",
  light: "Clar",
  dark: "Fosc",
  loading: "S’està carregant…",
  skip: "Vés al contingut",
  failed: "Aquesta pàgina ha fallat",
  again: "Torna-ho a provar",
  pages: "Pàgines",
  settings: "Configuració",
  motion: "Moviment",
  less: "Menys",
  full: "Complet",
  shortcuts: "Dreceres de teclat",
  everywhere: "A tot arreu",
};

const pt: Words = {
  puzzles: "Quebra-cabeças",
  rules: "Regras",
  studies: "Estudos",
  language: "Língua",
  theme: "Aspeto",
  system: "Sistema",
  light: "Claro",
  dark: "Escuro",
  loading: "A carregar…",
  skip: "Ir para o conteúdo",
  failed: "Esta página falhou",
  again: "Tentar de novo",
  pages: "Páginas",
  settings: "Definições",
  motion: "Movimento",
  less: "Menos",
  full: "Completo",
  shortcuts: "Atalhos de teclado",
  everywhere: "Em toda a parte",
};

export const useWords = inLanguages({ en, es, ca, pt });
