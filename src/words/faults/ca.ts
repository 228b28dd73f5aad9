/** What can be wrong, in Catalan. */
import { largeNumber } from "../../run/large-number.ts";
import { ca as checks } from "../checks/ca.ts";
import { listIn } from "./lists.ts";
import { ca as store } from "./store/ca.ts";
import type { FaultWords, OptionNaming } from "./words.ts";

const list = listIn("i");
const either = listIn("o");

const rows = {
  strategy: "estratègia",
  heuristic: "heurística",
  preset: "configuració predefinida",
  counting: "manera de comptar",
  "node stop": "punt d’aturada",
  domain: "domini",
  "set of instances": "conjunt d’instàncies",
  formulation: "formulació",
  cost: "cost",
  pieces: "ordre de les peces",
} as const;

const choices = {
  precision: "precisió",
  duplicates: "tractament dels estats repetits",
  "goal test": "prova de meta",
  "tie-breaking": "desempat",
  "count of nodes at the limit": "recompte dels nodes al límit",
} as const;

const numbers = {
  weight: "El pes",
  "depth limit": "El límit de profunditat",
  width: "L’amplada",
  capacity: "La capacitat",
  "node limit": "El límit de nodes",
  "time limit": "El límit de temps",
  "processor time limit": "El límit de temps de processador",
  "memory limit": "El límit de memòria",
} as const;

/** What a function of a problem must return. */
const answers = {
  actions: "un array",
  result: "un estat",
  cost: "un nombre finit, des de 0",
  isGoal: "true o false",
  key: "un text o un nombre",
  heuristic: "un nombre, o Infinity on no es pot arribar a cap meta",
  unsolvable: "una frase, o undefined si hi pot haver solució",
  "backward.actions": "un array",
  "backward.result": "un estat des del qual l’acció torna",
} as const;

const pieceNumbers = {
  side: "un costat del tauler",
  colour: "un color",
  cell: "una casella",
  piece: "una peça",
  turns: "els quarts de volta",
} as const;

const pieceKinds = {
  inner: "peces interiors (sense gris)",
  edge: "peces de vora (un costat gris)",
  corner: "peces de cantonada (dos costats grisos)",
} as const;

const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` Potser volies dir ${either(near)}?`);

export const ca = (named: OptionNaming): FaultWords => ({
  "no-row": (what, name, known, near) =>
    `No hi ha cap ${rows[what]} «${name}»; hi ha ${list(known)}.${meant(near)}`,
  "needs-heuristic": (strategy) => `${strategy} necessita una heurística.`,
  "needs-backward": (strategy) => `${strategy} necessita un problema que es pugui cercar des de les metes.`,
  "needs-depth-limit": (strategy) => `${strategy} necessita un límit de profunditat.`,
  "no-processor-time": () =>
    "Aquí no es pot mesurar el temps de processador; fes servir un límit de temps (--time) en lloc de --cpu.",
  "no-choice": (strategy, what, wanted, allowed) =>
    `${strategy} no admet «${wanted}» com a ${choices[what]}; admet ${list(allowed)}.`,
  "has-no-option": (strategy, what, owners) =>
    `${numbers[what]} no és una opció de ${strategy}, sinó de ${list(owners)}.`,
  "uses-no-heuristic": (strategy, owners) =>
    `${strategy} no fa servir cap heurística; en fan servir ${list(owners)}.`,
  whole: (what, strategy, value) => `${numbers[what]} de ${strategy} ha de ser un nombre enter, no ${value}.`,
  "at-least": (what, strategy, least, value) =>
    `${numbers[what]} de ${strategy} ha de ser com a mínim ${least}, no ${value}.`,
  "takes-number": (option, text) => `${named(option)} demana un nombre, no «${text}».`,
  "takes-whole-number": (option, text) => `${named(option)} demana un nombre enter, no «${text}».`,
  "takes-number-from": (option, least, text) =>
    `${named(option)} demana un nombre enter a partir de ${least}, no «${text}».`,
  "takes-number-between": (option, least, most, text) =>
    `${named(option)} demana un nombre enter del ${least} al ${most}, no «${text}».`,
  "takes-one-of": (option, known, text, near) =>
    `${named(option)} admet ${either(known)}, no «${text}».${meant(near)}`,

  "no-instance": (name, domain) => `No hi ha cap instància «${name}» de ${domain}.`,
  "option-of-instance": (option, value, name) =>
    `${named(option)} «${value}» no és compatible amb la instància ${name}.`,
  "random-moves": (text) => `El nombre de moviments a l’atzar ha de ser enter, no «${text}».`,
  "heuristic-boards": (name, side) => `L’heurística ${name} només és per a taulers de ${side}×${side}.`,
  "goal-board": (line, column, message) => `Meta, línia ${line}, columna ${column}: ${message}`,
  "move-order": (option, moves, text) =>
    `${named(option)} demana tots els moviments ${moves.join(",")} en l’ordre desitjat, no «${text}».`,
  "many-boards": (rows, columns) =>
    `Hi ha massa taulers de ${rows}×${columns}: se’n poden enumerar fins a 3×3.`,
  "size-form": (text) => `Una mida s’escriu com files x columnes, per exemple 3x4, no «${text}».`,
  "space-size": (text) =>
    `Un espai de trencaclosques lliscants es dona com a files x columnes, de 2x2 a 5x5, per exemple 3x3, no «${text}».`,
  "no-target": () =>
    `Aquest tauler no diu quants punts cal assolir: indica’ls, o tria «best» a ${named("goal")}.`,
  "random-file": () => "«random» reescriu el tauler, i això només ho admet un problemas.dat.",
  "several-problems": (known) =>
    `Aquí hi ha diversos problemes: tria’n un amb «problem», d’entre ${list(known)}.`,
  "no-problem": (name, known) => `Aquí no hi ha cap problema «${name}»; hi ha ${list(known)}.`,
  "counts-jumps": (name) =>
    `L’heurística ${name} compta salts; amb «best» a ${named("goal")} fes servir reach o zero.`,
  "no-place": (player, board) =>
    `El jugador ${player} no es pot col·locar al tauler ${board}: no hi ha cap número a la seva fila.`,
  "random-size": (text) => `La mida són files x columnes, com ara 10x10, no «${text}».`,
  "random-target": (text) => `Els punts que cal assolir han de ser un nombre enter, no «${text}».`,
  "random-pieces": () =>
    "Un tauler aleatori necessita una mida, com ara 4x4, i nombres enters de colors de la vora i de l’interior.",
  "many-rules": (width, height) =>
    `Un tauler de ${width}×${height} té massa accions: tria «matching» a ${named("formulation")}.`,
  "many-pieces": (most, count) => `El solucionador admet fins a ${most} peces, no ${count}.`,
  "new-size": (width, height) => `La mida ha d’anar de 2×2 a 1024 caselles, no ${width}×${height}.`,
  "new-colours": () => "Hi ha d’haver algun color de cada mena, i com a màxim 31 en total.",
  "no-unique-board": (width, height, frame, inner) =>
    `No s’ha trobat cap tauler de ${width}×${height} amb ${frame} i ${inner} colors i una sola solució: prova amb més colors.`,
  "few-colours": (frame, inner, pieces) =>
    `${frame} i ${inner} colors són massa pocs per a ${pieces} peces diferents.`,
  "fill-list": (known, count, different, given) =>
    `${named("fill")} admet ${list(known)}, o una llista de totes les ${count} caselles, cadascuna un sol cop; aquesta en té ${given}, de les quals ${different} són diferents.`,
  "fill-word": (known, word) =>
    `${named("fill")} admet ${list(known)}, o una llista de caselles, no «${word}».`,
  "fill-cell": (word, width, height) =>
    `${named("fill")}: no hi ha cap casella ${word} en un tauler de ${width}×${height}.`,

  "not-text": () => "Això no és un fitxer de text.",
  "form-line": (keys) => `Una línia consta de ${either(keys)}, dos punts i un valor.`,
  "form-lacks": (key) => `Falta una línia «${key}: …».`,
  "empty-text": () => "Aquí no hi ha cap tauler: el text és buit.",
  "no-whole-number": (word) => `«${word}» no és un nombre enter.`,
  "not-square": (count) =>
    `${count} nombres en una línia no fan un tauler quadrat: escriu cada fila en una línia, o indica la mida.`,
  sides: (least, most, rows, columns) =>
    `Un tauler té de ${least} a ${most} files i columnes; aquest és de ${rows}×${columns}.`,
  "board-numbers": (rows, columns, wanted, found) =>
    `Un tauler de ${rows}×${columns} té ${wanted} nombres; aquí n’hi ha ${found}.`,
  "row-as-first": (found, wanted) =>
    `Aquesta fila té ${found === 1 ? "1 nombre" : `${found} nombres`} i la primera, ${wanted}.`,
  "row-of-board": (found, rows, columns) =>
    `Aquesta fila té ${found === 1 ? "1 nombre" : `${found} nombres`} i una fila d’un tauler de ${rows}×${columns}, ${columns}.`,
  "board-rows": (rows, columns, found) =>
    `Un tauler de ${rows}×${columns} té ${rows} files; aquí n’hi ha ${found}.`,
  "out-of-range": (word, rows, columns, most) =>
    `${word} és fora de rang: un tauler de ${rows}×${columns} té els nombres del 0 al ${most}.`,
  repeated: (tile, missing) =>
    `El nombre ${tile} està repetit, i ${missing.length === 1 ? "falta el nombre" : "falten els nombres"} ${list(missing)}.`,
  "no-number": (word) => `«${word}» no és un nombre.`,
  "empty-board": (name) => `El tauler del problema ${name} és buit.`,
  "many-columns": (most, found) => `Un tauler té com a màxim ${most} columnes; aquest en té ${found}.`,
  "many-rows": (most) => `Un tauler té com a màxim ${most} files.`,
  "cells-as-first": (found, wanted) =>
    `Aquesta fila té ${found === 1 ? "1 casella" : `${found} caselles`} i la primera, ${wanted}.`,
  "second-knight": () => "Aquí hi ha un segon cavall.",
  "name-twice": (name) => `Més amunt ja hi ha un problema ${name}.`,
  "no-board": () => "Aquí no hi ha cap tauler.",
  "json-end": () => "El JSON hauria d’acabar aquí.",
  "json-name": () => "Aquí s’espera un nom entre cometes o «}».",
  "json-marks": (first, second) => `Aquí s’espera «${first}» o «${second}».`,
  "json-mark": (mark) => `Aquí s’espera «${mark}».`,
  "nested-too-deeply": () => "Hi ha massa nivells niats.",
  "json-too-soon": () => "El JSON acaba massa aviat.",
  "no-json": (found) => `Això no és JSON: ${found}`,
  "problem-object": (name) => `El problema ${name} no és un objecte amb «target» i «board».`,
  "problem-name-text": (name) => `El nom del problema ${name} no és una cadena.`,
  "problem-target-number": (name) => `El valor «target» del problema ${name} no és un nombre.`,
  "problem-rows": (name) => `El problema ${name} no té «board», una llista de files.`,
  "json-row": () => "Aquí s’espera una fila: una llista de nombres i null.",
  "json-cell": () => 'Una casella és un nombre, null si és buida, o "T" per al cavall.',
  "closes-nothing": () => "Aquest parèntesi no tanca res.",
  "never-closed": () => "Aquest parèntesi no es tanca mai.",
  "string-open": () => "Aquesta cadena no es tanca mai.",
  "problem-list": () => 'Un problema és una llista: ("A" 70 ((2 20 NIL) …)).',
  "problem-name": () => 'Un problema comença amb el seu nom entre cometes: ("A" 70 …).',
  "problem-target": (name) => `Aquí s’esperen els punts que cal assolir en el problema ${name}: un nombre.`,
  "problem-board": (name) => `Aquí s’espera el tauler del problema ${name}: una llista de files.`,
  "problem-end": (name) => `El problema ${name} hauria d’acabar aquí.`,
  "list-row": () => "Aquí s’espera una fila: una llista de nombres i NIL.",
  "cell-word": (word) => `Una casella és un nombre, NIL si és buida, o T per al cavall, no «${word}».`,
  "cell-list": () => "Una casella és un nombre, NIL si és buida, o T per al cavall, no una llista.",
  "no-pieces": () => "Aquí no hi ha peces: el text és buit.",
  "only-comments": () => "Aquí no hi ha peces: totes les línies són comentaris.",
  "piece-count": (width, height, wanted, found) =>
    `Un tauler de ${width}×${height} té ${wanted} peces; aquí n’hi ha ${found}.`,
  "hint-misfit": () =>
    "Aquesta pista no encaixa: els seus costats difereixen dels de la vora o dels d’una altra pista.",
  "some-hint-misfit": () => "Una pista no encaixa amb la vora o amb una altra pista.",
  "empty-cells": () =>
    "Aquest tauler té caselles buides: no se’n coneixen les peces. Dona les peces en un fitxer.",
  "small-board": (width, height) => `Un tauler té com a mínim 2×2 caselles, no ${width}×${height}.`,
  "pieces-not-square": (count) =>
    `El nombre de peces (${count}) no fa un tauler quadrat: comença amb una línia d’amplada i alçada.`,
  "four-colours": (found) =>
    `Una peça té quatre colors, dalt dreta baix esquerra; aquí hi ha ${found === 1 ? "1 nombre" : `${found} nombres`}.`,
  "hint-form": () => "Una pista és una línia «hint casella peça voltes», tot des de 0.",
  "hint-twice": () => "Aquesta casella o aquesta peça ja té una pista.",
  "number-letter": (letter, what, most) =>
    `«${letter}» no és part d’un nombre: ${pieceNumbers[what]} va del 0 al ${most}.`,
  "number-range": (what, most, found) =>
    `El nombre per a ${pieceNumbers[what]} va del 0 al ${most}, i no pot ser ${found}.`,
  "json-sides": () => "width i height són nombres enters a partir de 2.",
  "json-pieces": () => "pieces és una llista de [dalt, dreta, baix, esquerra], colors del 0 al 31.",
  "json-hints": () => "hints és una llista de { cell, piece, rotation }, tot des de 0.",
  "json-board": () => "board és una llista de [peça, quarts de volta] o null, un per casella.",
  "no-colour": (letter) => `«${letter}» no és un color: les arestes són lletres de la a (gris) a la z.`,
  "four-letters": (count) =>
    `El nombre de lletres, ${count}, no és múltiple de quatre: cada casella en porta una per costat.`,
  "cells-not-square": (count) => `${count} caselles no fan un tauler quadrat.`,
  "address-cells": (width, height, wanted, found) =>
    `Un tauler de ${width}×${height} té ${wanted} caselles; aquí hi ha les lletres de ${found}.`,
  "piece-digits": (digits, cells) =>
    `board_pieces té ${digits} xifres, no tres per a cadascuna de les ${cells} caselles.`,
  "fits-no-cell": () =>
    "Una peça té gris en un costat, en dos costats contigus o enlloc: aquesta no encaixa en cap casella.",
  "piece-kinds": (width, height, wanted, kind, found) =>
    `Un tauler de ${width}×${height} necessita ${wanted} ${pieceKinds[kind]}; aquí n’hi ha ${found}: no hi pot haver solució.`,
  "colour-unmatched": (colour) =>
    `El color ${colour} d’aquesta peça no té parella: no és a cap altre costat. No hi pot haver solució.`,
  "colour-odd": (colour, count) =>
    `El color ${colour} és a ${count} costats, un nombre senar: un d’ells no té parella. No hi pot haver solució.`,

  "no-option": (name) => `No hi ha cap opció «${name}».`,
  "option-of-domain": (name, owners) => `${named(name)} només serveix per a ${list(owners)}.`,
  "takes-quantity": (name, example, text) =>
    `${named(name)} demana un nombre amb unitat, com ara ${example}, no «${text}».`,
  "large-space": (space, states) =>
    `L’espai ${space} té ${largeNumber(states, ".", ",")} estats, massa per mirar-los un per un: pren-ne una mostra amb --sample 100 o posa un límit amb --nodes.`,
  "no-file-or-instance": (word, near) => `No hi ha cap fitxer ni cap instància «${word}».${meant(near)}`,
  "made-option": (made, option, known) => `${made} no té cap opció «${option}»; té ${list(known)}.`,
  "cannot-read": (file, reason) => `${file} no es pot llegir: ${reason}`,
  "no-such-file": () => "aquest fitxer no existeix.",
  "no-such-folder": () => "aquesta carpeta no existeix.",
  "file-is-folder": () => "és una carpeta.",
  "file-is-pipe": () => "és una canonada o un dispositiu.",
  "file-not-allowed": () => "no en tens permís.",
  "read-only-place": () => "és en un lloc de només lectura.",
  "disk-full": () => "el disc és ple.",
  "file-is-there": () => "ja existeix.",
  "name-with-nul": () => "cap nom de fitxer no conté NUL.",
  "name-too-long": () => "el seu nom és massa llarg.",
  "no-form": () =>
    "El programa no escriu els estats com els documents; indica com ho fa en un fitxer (--form).",
  "no-program-option": (name, known) => `Un programa de regles no té l’opció «${name}»; té ${list(known)}.`,
  "no-form-in-study": () =>
    "El programa no escriu els estats com els documents; indica com ho fa en un fitxer: program: { file: own.clp, form: own.txt }.",
  "no-program-in": (place) => `${place}: això no és un programa de regles.`,
  "start-refused": (program, fact) => `${program} no accepta el fet ${fact}.`,
  "no-boards": () => "No hi ha cap tauler en aquest fitxer.",

  "study-unexpected": () => "Això no és el que s’espera aquí.",
  "study-no-key": (key, near) => `Aquí no hi pot haver «${key}».${meant(near)}`,
  "study-missing": (key) => `Falta «${key}».`,
  "study-needs-one": (keys) => `Falta un d’aquests: ${either(keys)}.`,
  "study-one-of": (values, near) => `Això ha de ser un d’aquests: ${either(values)}.${meant(near)}`,
  "wrong-yaml": () => "Això no és YAML vàlid.",
  "study-wrong": () => "Aquest valor no és vàlid.",
  "study-at-least": (least) => `Això ha de ser com a mínim ${least}.`,
  "study-at-most": (most) => `Això ha de ser com a màxim ${most}.`,
  "number-too-large": (most) =>
    `Un nombre és com a molt ${most}; les xifres que són un text van entre cometes.`,
  "number-with-zeros": () => "Un nombre no comença per 0; les xifres que són un text van entre cometes.",
  "one-document": () =>
    "Un estudi és un sol document: després d’aquesta línia de guionets no hi pot haver res.",
  "name-unstorable": () => "Aquest nom conté NUL o mig caràcter, i cap magatzem el desa.",
  "study-name": () => "Un nom té lletres minúscules, xifres i guionets: com a molt 100.",
  "study-table": (field, fields) =>
    `Una taula no té «${field}»: les files i columnes són ${either(fields)}, o una opció.`,
  "too-large-for-page": (id) =>
    `${id} és massa gran per a una pàgina: frontier study report en fa un informe.`,
  "too-many-choices": (found: string, most: string) =>
    `Les estratègies, heurístiques i opcions encreuades donen ${found} combinacions; una part d’un estudi n’admet com a molt ${most}.`,
  "too-many-runs": (found: string, most: string) =>
    `Són ${found} execucions; un estudi n’admet com a molt ${most}.`,
  "too-deep": () => "Hi ha massa nivells niats, o massa referències a si mateix.",
  "no-files-for-page": () =>
    "Un estudi enviat des de la pàgina no pot anomenar fitxers: engega frontier studio amb --files i una carpeta, o escriu el problema com a text.",
  "file-outside": (file: string) => `${file} no és dins de la carpeta amb què es va engegar frontier studio.`,
  "no-problem-in": (file: string, domain: string, line: number, column: number) =>
    `${file} no és un problema de ${domain}: mira la línia ${line}, columna ${column}.`,
  "too-large": (file: string, most: string) => `${file} és massa gran: se’n llegeixen com a molt ${most}.`,
  "studio-locked": () =>
    "Els estudis d’aquesta màquina són només per a qui obre l’adreça que el terminal va mostrar en engegar frontier studio.",
  "no-start": () => "Això no és un estudi que es pugui començar.",
  "no-study": () => "Aquest estudi no existeix.",
  "no-memory-left": () => "La cerca s’ha quedat sense memòria.",
  "too-many-instances": (found, most) =>
    `Són ${found} instàncies; una part d’un estudi en té ${most} com a molt. Amb «sample» se’n trien algunes.`,
  "split-way": (way, search, ways) =>
    `«split: ${way}» no serveix per a ${search}; fes servir ${either(ways)}.`,
  "split-limit": (limit) => `Una cerca dividida no té el límit «${limit}».`,
  "no-split": (known) => `Aquesta cerca no es pot dividir; es poden dividir ${list(known)}.`,
  "split-heuristic": () => "Amb aquesta heurística o aquestes opcions IDA* no es pot dividir.",
  "no-study-or-file": (which, known, near) =>
    `No hi ha cap estudi ni cap fitxer «${which}»; els estudis inclosos són ${list(known)}.${meant(near)}`,
  "nothing-to-resume": (which, store) => `A ${store} no hi ha cap estudi «${which}» que es pugui continuar.`,
  "definition-changed": (which, id) =>
    `${which} ja no és el que era quan va començar ${id}: cal començar-lo de nou.`,
  "other-version": (id, version, signature, own, ownSignature) =>
    `${id} es va començar amb Frontier ${version} (signatura ${signature}) i aquest, ${own} (${ownSignature}), compta els nodes d’una altra manera: cal començar-lo de nou.`,
  "study-held": (id) => `Un altre procés està executant ${id}.`,
  "left-unfinished": (id) => `${id} va quedar sense acabar; es pot continuar.`,
  "study-failed": (message) => `Un error ha aturat l’estudi: ${message}`,
  ...store,
  plain: (text) => text,
  "time-killed": (seconds) =>
    `No es va aturar en arribar al límit de temps i es va interrompre als ${seconds} s.`,
  "cpu-killed": (seconds) =>
    `No es va aturar en arribar al límit de temps de processador i es va interrompre després de ${seconds} s de processador.`,
  "memory-killed": (used, limit) => `Feia servir ${used}, amb un límit de ${limit}, i s’ha interromput.`,
  "out-of-memory": (message) => `El seu procés s’ha quedat sense memòria: ${message}.`,
  "killed-by": (signal) => `El seu procés ha estat interromput (${signal}).`,
  "ended-with": (code) => `El seu procés ha acabat amb el codi ${code}.`,
  "ended-saying": (code, message) => `El seu procés ha acabat amb el codi ${code}: ${message}.`,
  "piece-died": (reason) => `Una part ha fallat: ${reason}`,
  solutions: (number) => `${number} solucions.`,
  "workers-lost": (times) => `S’ha abandonat després de perdre ${times} treballadors mentre l’executaven.`,
  "wrong-parity": () =>
    "Cap successió de moviments no porta a la meta: l’ordre de les fitxes té la paritat equivocada.",
  "program-not-run": () => "El programa encara no s’ha executat.",
  "program-syntax": (message) => `No es pot llegir el programa: ${message}`,
  "program-load": (message) => `El programa acaba amb un error abans de començar la cerca: ${message}`,
  "program-import": (name) => `Un programa només pot importar «frontier/search», però demana «${name}».`,
  "program-no-problem": () =>
    "El programa ha d’exportar `problem`, un objecte amb starts, actions, result, isGoal i key.",
  "program-no-function": (name) => `${name} ha de ser una funció.`,
  "program-no-starts": (owner) => `${owner}.starts ha de ser un array amb un estat com a mínim.`,
  "program-misnamed": (exported, name) =>
    `El programa exporta \`${exported}\`, que ningú no llig; s’hauria de dir \`${name}\`.`,
  "program-no-heuristics": () => "heuristics ha de ser un objecte amb una funció per a cada nom.",
  "program-threw": (asked, message, state) => `${asked} acaba amb un error a l’estat ${state}: ${message}`,
  "program-answer": (asked, answer, state) =>
    `${asked} ha retornat ${answer} per a l’estat ${state}; ha de retornar ${answers[asked]}.`,
  "program-drawing": (state) =>
    `draw ha de retornar un text o un array de files, cadascuna un array de caselles; per a l’estat ${state} no ho fa.`,
  "program-endless": (seconds) =>
    `Una funció del programa no ha tornat en ${seconds} s, i per això s’ha aturat el programa.`,
  "program-memory": (size) =>
    `El programa ocupa més memòria de la que permet el seu límit de ${size}, i per això s’ha aturat.`,
  "program-ended": (code) =>
    `El programa ha acabat per si mateix amb el codi de sortida ${code} abans que hi hagués un resultat.`,
  "program-broke": (message) => `El programa ha interromput la feina que s’hi feia: ${message}`,
  "program-takes-nothing": (file, word) =>
    `${file} planteja el seu propi problema: no hi ha lloc per a «${word}».`,
  "rules-error-in": (rule, message) => `Regla ${rule}: ${message}`,
  "rules-facts": (message) => `Els fets del principi: ${message}`,
  "rules-no-goal": () =>
    "El programa no diu de cap estat que sigui un objectiu: li cal una regla amb el nom objectiu o goal.",
  "rules-endless": (rule) =>
    `La regla ${rule} continua sense fi: les seves accions no acaben, o té prioritat positiva i es dispara una vegada i una altra.`,
  "rules-endless-function": () => "Una funció del programa continua sense fi.",
  "rules-unstable": (rule) =>
    `La regla ${rule} té prioritat positiva i per tant no es tria, però canvia un estat per al qual ja s'havia disparat.`,
  "rules-outside": (rule, what) =>
    `La regla ${rule} canvia ${what}. Un estat són els seus fets: les variables globals i les instàncies no en poden formar part.`,
  "rules-address": (fact) => `${fact} conté una adreça, que en un altre estat no vol dir res.`,
  "rules-exit": () => "El programa ha cridat exit.",
  ...checks,
});
