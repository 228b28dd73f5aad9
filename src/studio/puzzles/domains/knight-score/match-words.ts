/** The words of the knight game for two players. */
import { inLanguages } from "../../../app/languages.ts";
import { whole } from "../../../app/numbers.ts";

const en = {
  title: "Two players",
  player: (number: number) => `Player ${number}`,
  person: "Person",
  machine: "Machine",
  thinkingTime: "The machine thinks for",
  again: "New game",
  help: "Player 1 begins on the first row, player 2 on the last. Click a marked cell to jump.",
  turn: (number: number) => `Player ${number} is to move.`,
  thinking: (number: number) => `Player ${number} is thinking…`,
  passed: (number: number) => `Player ${number} cannot move and is passed over.`,
  won: (number: number, own: number, other: number) =>
    `Neither can move: player ${number} wins by ${whole(own)} to ${whole(other)}.`,
  drawn: (points: number) => `Neither can move: a draw at ${whole(points)} points each.`,
  noPlace: (number: number) =>
    `Player ${number} has no number to be placed on. Choose a board with numbers in its first and last rows, such as F.`,
  columns: ["Player", "Jump", "Points", "Gone", "Looked ahead", "Nodes", "Alpha cuts", "Beta cuts", "Time"],
  moves: "Jumps of this game",
};

type MatchWords = typeof en;

const es: MatchWords = {
  title: "Dos jugadores",
  player: (number) => `Jugador ${number}`,
  person: "Persona",
  machine: "Máquina",
  thinkingTime: "La máquina piensa",
  again: "Partida nueva",
  help: "El jugador 1 empieza en la primera fila y el 2 en la última. Pulsa una casilla marcada para saltar.",
  turn: (number) => `Le toca al jugador ${number}.`,
  thinking: (number) => `El jugador ${number} está pensando…`,
  passed: (number) => `El jugador ${number} no puede mover y pasa.`,
  won: (number, own, other) =>
    `Nadie puede mover: gana el jugador ${number} por ${whole(own)} a ${whole(other)}.`,
  drawn: (points) => `Nadie puede mover: empate a ${whole(points)} puntos.`,
  noPlace: (number) =>
    `El jugador ${number} no tiene ningún número donde colocarse. Elige un tablero con números en la primera y la última fila, como F.`,
  columns: [
    "Jugador",
    "Salto",
    "Puntos",
    "Desaparecen",
    "Jugadas vistas",
    "Nodos",
    "Cortes alfa",
    "Cortes beta",
    "Tiempo",
  ],
  moves: "Saltos de esta partida",
};

const ca: MatchWords = {
  title: "Dos jugadors",
  player: (number) => `Jugador ${number}`,
  person: "Persona",
  machine: "Màquina",
  thinkingTime: "La màquina pensa",
  again: "Partida nova",
  help: "El jugador 1 comença a la primera fila i el 2 a l’última. Prem una casella marcada per saltar-hi.",
  turn: (number) => `És el torn del jugador ${number}.`,
  thinking: (number) => `El jugador ${number} està pensant…`,
  passed: (number) => `El jugador ${number} no pot moure i passa.`,
  won: (number, own, other) =>
    `Ningú no pot moure: guanya el jugador ${number} per ${whole(own)} a ${whole(other)}.`,
  drawn: (points) => `Ningú no pot moure: empat a ${whole(points)} punts.`,
  noPlace: (number) =>
    `El jugador ${number} no té cap número on col·locar-se. Tria un tauler amb números a la primera i a l’última fila, com ara F.`,
  columns: [
    "Jugador",
    "Salt",
    "Punts",
    "Desapareixen",
    "Jugades vistes",
    "Nodes",
    "Talls alfa",
    "Talls beta",
    "Temps",
  ],
  moves: "Salts d’aquesta partida",
};

const pt: MatchWords = {
  title: "Dois jogadores",
  player: (number) => `Jogador ${number}`,
  person: "Pessoa",
  machine: "Máquina",
  thinkingTime: "A máquina pensa",
  again: "Novo jogo",
  help: "O jogador 1 começa na primeira linha e o 2 na última. Clique numa casa marcada para saltar.",
  turn: (number) => `É a vez do jogador ${number}.`,
  thinking: (number) => `O jogador ${number} está a pensar…`,
  passed: (number) => `O jogador ${number} não pode jogar e passa.`,
  won: (number, own, other) =>
    `Ninguém pode jogar: ganha o jogador ${number} por ${whole(own)} a ${whole(other)}.`,
  drawn: (points) => `Ninguém pode jogar: empate a ${whole(points)} pontos.`,
  noPlace: (number) =>
    `O jogador ${number} não tem nenhum número onde ser colocado. Escolha um tabuleiro com números na primeira e na última linha, como o F.`,
  columns: [
    "Jogador",
    "Salto",
    "Pontos",
    "Desaparecem",
    "Jogadas vistas",
    "Nós",
    "Cortes alfa",
    "Cortes beta",
    "Tempo",
  ],
  moves: "Saltos deste jogo",
};

export const useMatchWords = inLanguages({ en, es, ca, pt });
