/** The words of a game that is played at the terminal, in four languages. */
import type { Language } from "../../words/languages.ts";
import { numberText } from "../../words/number-text.ts";

type Player = 0 | 1;

/** `1 point`, `12 points`, with the numbers of a language. */
function countsIn(language: Language) {
  const { count } = numberText(language);
  const counted = (number: number, one: string, many: string) =>
    `${count(number)} ${number === 1 ? one : many}`;
  return { count, counted };
}

function english() {
  const { count, counted } = countsIn("en");
  return {
    play: "Play: alone, against another player, or against the machine",
    chooseBoard: "Choose the board",
    choosePlayers: "Who plays?",
    rulesOfficial: "With rules, as in the course's statement (whoever jumps chooses the double)",
    alone: "You, alone",
    persons: "Two players",
    personFirst: "You against the machine, you begin",
    machineFirst: "You against the machine, it begins",
    machines: "The machine against itself",
    points: (scores: readonly number[]) =>
      scores.length === 1
        ? `Points: ${count(scores[0]!)}`
        : `Points: T1 ${count(scores[0]!)} · T2 ${count(scores[1]!)}`,
    askJump: (player: Player | null, cells: string) =>
      `${player === null ? "Jump" : `Player ${player + 1}, jump`} to ${cells} (u: take back, 0: end)`,
    askDouble: (doubles: string) =>
      `A double: which other double goes, ${doubles}? (Enter: the largest, u: another jump)`,
    noJump: (text: string, cells: string) => `"${text}" is not one of the jumps: ${cells}.`,
    noDouble: (text: string, doubles: string) => `"${text}" is not one of the doubles left: ${doubles}.`,
    nothingBack: "There is nothing to take back.",
    jumped: (player: Player | null, cell: string, points: number) =>
      `${player === null ? "You jump" : `Player ${player + 1} jumps`} to ${cell}: ${counted(points, "point", "points")}.`,
    gone: (numbers: readonly number[]) => `Gone from the board: ${numbers.join(", ")}.`,
    passed: (player: Player) => `Player ${player + 1} cannot move and is passed over.`,
    thought: (depth: number, nodes: number, alpha: number, beta: number, time: string) =>
      `Looked ${depth} ahead: ${counted(nodes, "node", "nodes")}; cuts: ${count(alpha)} alpha, ${count(beta)} beta; ${time}.`,
    thinking: "thinking",
    ahead: (depth: number, nodes: number) => `${depth} ahead · ${counted(nodes, "node", "nodes")}`,
    reached: (target: number, jumps: number) =>
      `${counted(target, "point", "points")} reached in ${counted(jumps, "jump", "jumps")}.`,
    missed: (points: number, target: number) =>
      `No jump is left. You have ${counted(points, "point", "points")}; ${counted(target - points, "is", "are")} missing.`,
    played: (points: number) => `No jump is left. You have ${counted(points, "point", "points")}.`,
    won: (player: Player, own: number, other: number) =>
      `Neither can move. Player ${player + 1} wins by ${count(own)} to ${count(other)}.`,
    drawn: (points: number) =>
      `Neither can move. The game is drawn at ${counted(points, "point", "points")} each.`,
    stopped: "The game was ended.",
  };
}

export type PlayWords = ReturnType<typeof english>;

function spanish(): PlayWords {
  const { count, counted } = countsIn("es");
  return {
    play: "Jugar: a solas, contra otra persona o contra la máquina",
    chooseBoard: "Elija el tablero",
    choosePlayers: "¿Quién juega?",
    rulesOfficial: "Con reglas, como en el enunciado (quien salta elige el doble)",
    alone: "Usted, a solas",
    persons: "Dos personas",
    personFirst: "Usted contra la máquina, empieza usted",
    machineFirst: "Usted contra la máquina, empieza ella",
    machines: "La máquina contra sí misma",
    points: (scores) =>
      scores.length === 1
        ? `Puntos: ${count(scores[0]!)}`
        : `Puntos: T1 ${count(scores[0]!)} · T2 ${count(scores[1]!)}`,
    askJump: (player, cells) =>
      `${player === null ? "Salto" : `Jugador ${player + 1}, salto`} a ${cells} (u: deshacer, 0: terminar)`,
    askDouble: (doubles) => `Doble: ¿qué otro doble desaparece, ${doubles}? (Intro: el mayor, u: otro salto)`,
    noJump: (text, cells) => `«${text}» no es uno de los saltos: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» no es uno de los dobles que quedan: ${doubles}.`,
    nothingBack: "No hay nada que deshacer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salta" : `El jugador ${player + 1} salta`} a ${cell}: ${counted(points, "punto", "puntos")}.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desaparece" : "Desaparecen"} del tablero: ${numbers.join(", ")}.`,
    passed: (player) => `El jugador ${player + 1} no puede mover y pasa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Ha mirado ${counted(depth, "jugada", "jugadas")}: ${counted(nodes, "nodo", "nodos")}; cortes: ${count(alpha)} alfa y ${count(beta)} beta; ${time}.`,
    thinking: "pensando",
    ahead: (depth, nodes) => `${counted(depth, "jugada", "jugadas")} · ${counted(nodes, "nodo", "nodos")}`,
    reached: (target, jumps) =>
      `${counted(target, "punto alcanzado", "puntos alcanzados")} en ${counted(jumps, "salto", "saltos")}.`,
    missed: (points, target) =>
      `No queda ningún salto. Tiene ${counted(points, "punto", "puntos")}; ${target - points === 1 ? "falta" : "faltan"} ${count(target - points)}.`,
    played: (points) => `No queda ningún salto. Tiene ${counted(points, "punto", "puntos")}.`,
    won: (player, own, other) =>
      `Nadie puede mover. Gana el jugador ${player + 1} por ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Nadie puede mover. Empate a ${counted(points, "punto", "puntos")}.`,
    stopped: "Partida terminada.",
  };
}

function catalan(): PlayWords {
  const { count, counted } = countsIn("ca");
  return {
    play: "Jugar: tot sol, contra algú altre o contra la màquina",
    chooseBoard: "Trieu el tauler",
    choosePlayers: "Qui juga?",
    rulesOfficial: "Amb regles, com a l'enunciat (qui salta tria el doble)",
    alone: "Vós, tot sol",
    persons: "Dues persones",
    personFirst: "Vós contra la màquina, comenceu vós",
    machineFirst: "Vós contra la màquina, comença ella",
    machines: "La màquina contra ella mateixa",
    points: (scores) =>
      scores.length === 1
        ? `Punts: ${count(scores[0]!)}`
        : `Punts: T1 ${count(scores[0]!)} · T2 ${count(scores[1]!)}`,
    askJump: (player, cells) =>
      `${player === null ? "Salt" : `Jugador ${player + 1}, salt`} a ${cells} (u: desfer, 0: acabar)`,
    askDouble: (doubles) =>
      `Doble: quin altre doble desapareix, ${doubles}? (Retorn: el més gran, u: un altre salt)`,
    noJump: (text, cells) => `«${text}» no és cap dels salts: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» no és cap dels dobles que queden: ${doubles}.`,
    nothingBack: "No hi ha res per desfer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salteu" : `El jugador ${player + 1} salta`} a ${cell}: ${counted(points, "punt", "punts")}.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desapareix" : "Desapareixen"} del tauler: ${numbers.join(", ")}.`,
    passed: (player) => `El jugador ${player + 1} no pot moure i passa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Ha mirat ${counted(depth, "jugada", "jugades")}: ${counted(nodes, "node", "nodes")}; talls: ${count(alpha)} alfa i ${count(beta)} beta; ${time}.`,
    thinking: "pensant",
    ahead: (depth, nodes) => `${counted(depth, "jugada", "jugades")} · ${counted(nodes, "node", "nodes")}`,
    reached: (target, jumps) =>
      `${counted(target, "punt assolit", "punts assolits")} en ${counted(jumps, "salt", "salts")}.`,
    missed: (points, target) =>
      `No queda cap salt. Teniu ${counted(points, "punt", "punts")}; en ${target - points === 1 ? "falta" : "falten"} ${count(target - points)}.`,
    played: (points) => `No queda cap salt. Teniu ${counted(points, "punt", "punts")}.`,
    won: (player, own, other) =>
      `Ningú no pot moure. Guanya el jugador ${player + 1} per ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Ningú no pot moure. Empat a ${counted(points, "punt", "punts")}.`,
    stopped: "Partida acabada.",
  };
}

function portuguese(): PlayWords {
  const { count, counted } = countsIn("pt");
  return {
    play: "Jogar: sozinho, contra outra pessoa ou contra a máquina",
    chooseBoard: "Escolha o tabuleiro",
    choosePlayers: "Quem joga?",
    rulesOfficial: "Com regras, como no enunciado (quem salta escolhe o duplo)",
    alone: "Você, sozinho",
    persons: "Duas pessoas",
    personFirst: "Você contra a máquina, começa você",
    machineFirst: "Você contra a máquina, começa ela",
    machines: "A máquina contra si própria",
    points: (scores) =>
      scores.length === 1
        ? `Pontos: ${count(scores[0]!)}`
        : `Pontos: T1 ${count(scores[0]!)} · T2 ${count(scores[1]!)}`,
    askJump: (player, cells) =>
      `${player === null ? "Salto" : `Jogador ${player + 1}, salto`} para ${cells} (u: desfazer, 0: terminar)`,
    askDouble: (doubles) => `Duplo: que outro duplo desaparece, ${doubles}? (Enter: o maior, u: outro salto)`,
    noJump: (text, cells) => `«${text}» não é um dos saltos: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» não é um dos duplos que restam: ${doubles}.`,
    nothingBack: "Não há nada para desfazer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salta" : `O jogador ${player + 1} salta`} para ${cell}: ${counted(points, "ponto", "pontos")}.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desaparece" : "Desaparecem"} do tabuleiro: ${numbers.join(", ")}.`,
    passed: (player) => `O jogador ${player + 1} não pode jogar e passa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Viu ${counted(depth, "jogada", "jogadas")}: ${counted(nodes, "nó", "nós")}; cortes: ${count(alpha)} alfa e ${count(beta)} beta; ${time}.`,
    thinking: "a pensar",
    ahead: (depth, nodes) => `${counted(depth, "jogada", "jogadas")} · ${counted(nodes, "nó", "nós")}`,
    reached: (target, jumps) =>
      `${counted(target, "ponto alcançado", "pontos alcançados")} em ${counted(jumps, "salto", "saltos")}.`,
    missed: (points, target) =>
      `Não resta nenhum salto. Tem ${counted(points, "ponto", "pontos")}; ${target - points === 1 ? "falta" : "faltam"} ${count(target - points)}.`,
    played: (points) => `Não resta nenhum salto. Tem ${counted(points, "ponto", "pontos")}.`,
    won: (player, own, other) =>
      `Ninguém pode jogar. Ganha o jogador ${player + 1} por ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Ninguém pode jogar. Empate a ${counted(points, "ponto", "pontos")}.`,
    stopped: "Jogo terminado.",
  };
}

const tables = { en: english, es: spanish, ca: catalan, pt: portuguese };

export function playWords(language: Language): PlayWords {
  return tables[language]();
}
