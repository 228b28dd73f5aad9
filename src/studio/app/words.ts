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
  skip: "Skip to content",
  failed: "Something went wrong on this page",
  again: "Try again",
  pages: "Pages",
  settings: "Settings",
  motion: "Motion",
  less: "Reduced",
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
  skip: "Saltar al contenido",
  failed: "Algo ha fallado en esta página",
  again: "Reintentar",
  pages: "Páginas",
  settings: "Ajustes",
  motion: "Movimiento",
  less: "Reducido",
  full: "Completo",
  shortcuts: "Atajos de teclado",
  everywhere: "En todas las páginas",
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
  skip: "Salta al contingut",
  failed: "Alguna cosa ha fallat en aquesta pàgina",
  again: "Torna-ho a provar",
  pages: "Pàgines",
  settings: "Configuració",
  motion: "Moviment",
  less: "Reduït",
  full: "Complet",
  shortcuts: "Dreceres de teclat",
  everywhere: "A totes les pàgines",
};

const pt: Words = {
  puzzles: "Quebra-cabeças",
  rules: "Regras",
  studies: "Estudos",
  language: "Idioma",
  theme: "Aspeto",
  system: "Sistema",
  light: "Claro",
  dark: "Escuro",
  loading: "A carregar…",
  skip: "Saltar para o conteúdo",
  failed: "Algo correu mal nesta página",
  again: "Tentar de novo",
  pages: "Páginas",
  settings: "Definições",
  motion: "Movimento",
  less: "Reduzido",
  full: "Completo",
  shortcuts: "Atalhos de teclado",
  everywhere: "Em todas as páginas",
};

export const useWords = inLanguages({ en, es, ca, pt });
