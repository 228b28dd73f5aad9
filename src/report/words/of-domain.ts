/** What a problem is of, in the languages that need an article for it. */
export const ofDomain: Readonly<Record<"es" | "ca" | "pt", Readonly<Record<string, string>>>> = {
  es: {
    "sliding-tiles": "del puzle deslizante",
    "knight-score": "del juego del caballo",
    eternity2: "de Eternity II",
  },
  ca: {
    "sliding-tiles": "del puzle lliscant",
    "knight-score": "del joc del cavall",
    eternity2: "d’Eternity II",
  },
  pt: {
    "sliding-tiles": "do puzzle deslizante",
    "knight-score": "do jogo do cavalo",
    eternity2: "do Eternity II",
  },
};
