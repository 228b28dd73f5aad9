/** The words of a game that is played at the terminal, in four languages. */
import type { Language } from "../../words/languages.ts";
import { numberText } from "../../words/number-text.ts";

type Player = 0 | 1;

function english() {
  const { count } = numberText("en");
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
    askDouble: (doubles: string) => `A double: which other double goes, ${doubles}? (Enter: the largest)`,
    noJump: (text: string, cells: string) => `"${text}" is not one of the jumps: ${cells}.`,
    noDouble: (text: string, doubles: string) => `"${text}" is not one of the doubles left: ${doubles}.`,
    nothingBack: "There is nothing to take back.",
    jumped: (player: Player | null, cell: string, points: number) =>
      `${player === null ? "You jump" : `Player ${player + 1} jumps`} to ${cell}: ${count(points)} points.`,
    gone: (numbers: readonly number[]) => `Gone from the board: ${numbers.join(", ")}.`,
    passed: (player: Player) => `Player ${player + 1} cannot move and is passed over.`,
    thought: (depth: number, nodes: number, alpha: number, beta: number, time: string) =>
      `Looked ${depth} ahead: ${count(nodes)} nodes, ${count(alpha)} alpha and ${count(beta)} beta cuts, ${time}.`,
    thinking: "thinking",
    ahead: (depth: number, nodes: number) => `${depth} ahead · ${count(nodes)} nodes`,
    reached: (target: number, jumps: number) =>
      `${count(target)} points reached in ${count(jumps)} ${jumps === 1 ? "jump" : "jumps"}.`,
    missed: (points: number, target: number) =>
      `No jump is left. You have ${count(points)} points; ${count(target - points)} are missing.`,
    played: (points: number) => `No jump is left. You have ${count(points)} points.`,
    won: (player: Player, own: number, other: number) =>
      `Neither can move. Player ${player + 1} wins by ${count(own)} to ${count(other)}.`,
    drawn: (points: number) => `Neither can move. The game is drawn at ${count(points)} points each.`,
    stopped: "The game was ended.",
  };
}

export type PlayWords = ReturnType<typeof english>;

function spanish(): PlayWords {
  const { count } = numberText("es");
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
    askDouble: (doubles) => `Doble: ¿qué otro doble desaparece, ${doubles}? (Intro: el mayor)`,
    noJump: (text, cells) => `«${text}» no es uno de los saltos: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» no es uno de los dobles que quedan: ${doubles}.`,
    nothingBack: "No hay nada que deshacer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salta" : `El jugador ${player + 1} salta`} a ${cell}: ${count(points)} puntos.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desaparece" : "Desaparecen"} del tablero: ${numbers.join(", ")}.`,
    passed: (player) => `El jugador ${player + 1} no puede mover y pasa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Ha mirado ${depth} jugadas: ${count(nodes)} nodos, ${count(alpha)} cortes alfa y ${count(beta)} beta, ${time}.`,
    thinking: "pensando",
    ahead: (depth, nodes) => `${depth} jugadas · ${count(nodes)} nodos`,
    reached: (target, jumps) =>
      `${count(target)} puntos alcanzados en ${count(jumps)} ${jumps === 1 ? "salto" : "saltos"}.`,
    missed: (points, target) =>
      `No queda ningún salto. Tiene ${count(points)} puntos; faltan ${count(target - points)}.`,
    played: (points) => `No queda ningún salto. Tiene ${count(points)} puntos.`,
    won: (player, own, other) =>
      `Nadie puede mover. Gana el jugador ${player + 1} por ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Nadie puede mover. Empate a ${count(points)} puntos.`,
    stopped: "Partida terminada.",
  };
}

function catalan(): PlayWords {
  const { count } = numberText("ca");
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
    askDouble: (doubles) => `Doble: quin altre doble desapareix, ${doubles}? (Retorn: el més gran)`,
    noJump: (text, cells) => `«${text}» no és cap dels salts: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» no és cap dels dobles que queden: ${doubles}.`,
    nothingBack: "No hi ha res per desfer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salteu" : `El jugador ${player + 1} salta`} a ${cell}: ${count(points)} punts.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desapareix" : "Desapareixen"} del tauler: ${numbers.join(", ")}.`,
    passed: (player) => `El jugador ${player + 1} no pot moure i passa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Ha mirat ${depth} jugades: ${count(nodes)} nodes, ${count(alpha)} talls alfa i ${count(beta)} beta, ${time}.`,
    thinking: "pensant",
    ahead: (depth, nodes) => `${depth} jugades · ${count(nodes)} nodes`,
    reached: (target, jumps) =>
      `${count(target)} punts assolits en ${count(jumps)} ${jumps === 1 ? "salt" : "salts"}.`,
    missed: (points, target) =>
      `No queda cap salt. Teniu ${count(points)} punts; en falten ${count(target - points)}.`,
    played: (points) => `No queda cap salt. Teniu ${count(points)} punts.`,
    won: (player, own, other) =>
      `Ningú no pot moure. Guanya el jugador ${player + 1} per ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Ningú no pot moure. Empat a ${count(points)} punts.`,
    stopped: "Partida acabada.",
  };
}

function portuguese(): PlayWords {
  const { count } = numberText("pt");
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
    askDouble: (doubles) => `Duplo: que outro duplo desaparece, ${doubles}? (Enter: o maior)`,
    noJump: (text, cells) => `«${text}» não é um dos saltos: ${cells}.`,
    noDouble: (text, doubles) => `«${text}» não é um dos duplos que restam: ${doubles}.`,
    nothingBack: "Não há nada para desfazer.",
    jumped: (player, cell, points) =>
      `${player === null ? "Salta" : `O jogador ${player + 1} salta`} para ${cell}: ${count(points)} pontos.`,
    gone: (numbers) =>
      `${numbers.length === 1 ? "Desaparece" : "Desaparecem"} do tabuleiro: ${numbers.join(", ")}.`,
    passed: (player) => `O jogador ${player + 1} não pode jogar e passa.`,
    thought: (depth, nodes, alpha, beta, time) =>
      `Viu ${depth} jogadas: ${count(nodes)} nós, ${count(alpha)} cortes alfa e ${count(beta)} beta, ${time}.`,
    thinking: "a pensar",
    ahead: (depth, nodes) => `${depth} jogadas · ${count(nodes)} nós`,
    reached: (target, jumps) =>
      `${count(target)} pontos alcançados em ${count(jumps)} ${jumps === 1 ? "salto" : "saltos"}.`,
    missed: (points, target) =>
      `Não resta nenhum salto. Tem ${count(points)} pontos; faltam ${count(target - points)}.`,
    played: (points) => `Não resta nenhum salto. Tem ${count(points)} pontos.`,
    won: (player, own, other) =>
      `Ninguém pode jogar. Ganha o jogador ${player + 1} por ${count(own)} a ${count(other)}.`,
    drawn: (points) => `Ninguém pode jogar. Empate a ${count(points)} pontos.`,
    stopped: "Jogo terminado.",
  };
}

const tables = { en: english, es: spanish, ca: catalan, pt: portuguese };

export function playWords(language: Language): PlayWords {
  return tables[language]();
}
