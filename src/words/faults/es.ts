/** What can be wrong, in Spanish. */
import { largeNumber } from "../../run/large-number.ts";
import { es as checks } from "../checks/es.ts";
import { listIn } from "./lists.ts";
import { es as store } from "./store/es.ts";
import type { FaultWords, OptionNaming } from "./words.ts";

const list = listIn("y");
const either = listIn("o");

const rows = {
  strategy: "ninguna estrategia",
  heuristic: "ninguna heurística",
  preset: "ninguna configuración predefinida",
  counting: "ninguna manera de contar",
  "node stop": "ningún punto de parada",
  domain: "ningún dominio",
  "set of instances": "ningún conjunto de instancias",
  formulation: "ninguna formulación",
  cost: "ningún costo",
  pieces: "ningún orden de las piezas",
} as const;

const choices = {
  precision: "precisión",
  duplicates: "tratamiento de los estados repetidos",
  "goal test": "prueba de meta",
  "tie-breaking": "desempate",
  "count of nodes at the limit": "recuento de los nodos en el límite",
} as const;

const numbers = {
  weight: "El peso",
  "depth limit": "El límite de profundidad",
  width: "La anchura",
  capacity: "La capacidad",
  "node limit": "El límite de nodos",
  "time limit": "El límite de tiempo",
  "processor time limit": "El límite de tiempo de procesador",
  "memory limit": "El límite de memoria",
} as const;

/** What a function of a problem must return. */
const answers = {
  actions: "un array",
  result: "un estado",
  cost: "un número finito, desde 0",
  isGoal: "true o false",
  key: "un texto o un número",
  heuristic: "un número, o Infinity donde no se puede alcanzar ninguna meta",
  unsolvable: "una frase, o undefined si puede haber solución",
  "backward.actions": "un array",
  "backward.result": "un estado desde el que la acción vuelve",
} as const;

const pieceNumbers = {
  side: "un lado del tablero",
  colour: "un color",
  cell: "una casilla",
  piece: "una pieza",
  turns: "los cuartos de vuelta",
} as const;

const pieceKinds = {
  inner: "piezas interiores (sin gris)",
  edge: "piezas de borde (un lado gris)",
  corner: "piezas de esquina (dos lados grises)",
} as const;

const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` ¿Querías decir ${either(near)}?`);

export const es = (named: OptionNaming): FaultWords => ({
  "no-row": (what, name, known, near) => `No hay ${rows[what]} «${name}»; hay ${list(known)}.${meant(near)}`,
  "needs-heuristic": (strategy) => `${strategy} necesita una heurística.`,
  "needs-backward": (strategy) => `${strategy} necesita un problema que se pueda buscar desde las metas.`,
  "needs-depth-limit": (strategy) => `${strategy} necesita un límite de profundidad.`,
  "no-processor-time": () =>
    "Aquí no se puede medir el tiempo de procesador; usa un límite de tiempo (--time) en lugar de --cpu.",
  "no-choice": (strategy, what, wanted, allowed) =>
    `${strategy} no admite «${wanted}» como ${choices[what]}; admite ${list(allowed)}.`,
  "has-no-option": (strategy, what, owners) =>
    `${numbers[what]} no es una opción de ${strategy}, sino de ${list(owners)}.`,
  "uses-no-heuristic": (strategy, owners) =>
    `${strategy} no usa ninguna heurística; la usan ${list(owners)}.`,
  whole: (what, strategy, value) => `${numbers[what]} de ${strategy} debe ser un número entero, no ${value}.`,
  "at-least": (what, strategy, least, value) =>
    `${numbers[what]} de ${strategy} debe ser como mínimo ${least}, no ${value}.`,
  "takes-number": (option, text) => `${named(option)} pide un número, no «${text}».`,
  "takes-whole-number": (option, text) => `${named(option)} pide un número entero, no «${text}».`,
  "takes-number-from": (option, least, text) =>
    `${named(option)} pide un número entero a partir de ${least}, no «${text}».`,
  "takes-number-between": (option, least, most, text) =>
    `${named(option)} pide un número entero del ${least} al ${most}, no «${text}».`,
  "takes-one-of": (option, known, text, near) =>
    `${named(option)} admite ${either(known)}, no «${text}».${meant(near)}`,

  "no-instance": (name, domain) => `No hay ninguna instancia «${name}» de ${domain}.`,
  "option-of-instance": (option, value, name) =>
    `${named(option)} «${value}» no es compatible con la instancia ${name}.`,
  "random-moves": (text) => `El número de movimientos al azar debe ser entero, no «${text}».`,
  "heuristic-boards": (name, side) => `La heurística ${name} es solo para tableros de ${side}×${side}.`,
  "goal-board": (line, column, message) => `Meta, línea ${line}, columna ${column}: ${message}`,
  "move-order": (option, moves, text) =>
    `${named(option)} pide todos los movimientos ${moves.join(",")} en el orden deseado, no «${text}».`,
  "many-boards": (rows, columns) =>
    `Hay demasiados tableros de ${rows}×${columns}: se pueden enumerar hasta 3×3.`,
  "size-form": (text) => `Un tamaño se escribe como filas x columnas, por ejemplo 3x4, no «${text}».`,
  "space-size": (text) =>
    `Un espacio de puzles deslizantes se da como filas x columnas, de 2x2 a 5x5, por ejemplo 3x3, no «${text}».`,
  "no-target": () =>
    `Este tablero no dice cuántos puntos hay que alcanzar: indícalos, o elige «best» en ${named("goal")}.`,
  "random-file": () => "«random» reescribe el tablero, y eso solo lo admite un problemas.dat.",
  "several-problems": (known) =>
    `Aquí hay varios problemas: elige uno con «problem», de entre ${list(known)}.`,
  "no-problem": (name, known) => `Aquí no hay ningún problema «${name}»; hay ${list(known)}.`,
  "counts-jumps": (name) =>
    `La heurística ${name} cuenta saltos; con «best» en ${named("goal")} usa reach o zero.`,
  "no-place": (player, board) =>
    `El jugador ${player} no puede colocarse en el tablero ${board}: no hay ningún número en su fila.`,
  "random-size": (text) => `El tamaño son filas x columnas, como 10x10, no «${text}».`,
  "random-target": (text) => `Los puntos que hay que alcanzar deben ser un número entero, no «${text}».`,
  "random-pieces": () =>
    "Un tablero aleatorio necesita un tamaño, como 4x4, y números enteros de colores del borde y del interior.",
  "many-rules": (width, height) =>
    `Un tablero de ${width}×${height} tiene demasiadas acciones: elige «matching» en ${named("formulation")}.`,
  "many-pieces": (most, count) => `El solucionador admite hasta ${most} piezas, no ${count}.`,
  "new-size": (width, height) => `El tamaño debe ir de 2×2 a 1024 casillas, no ${width}×${height}.`,
  "new-colours": () => "Debe haber algún color de cada clase, y como máximo 31 en total.",
  "no-unique-board": (width, height, frame, inner) =>
    `No se ha encontrado ningún tablero de ${width}×${height} con ${frame} y ${inner} colores y una sola solución: prueba con más colores.`,
  "few-colours": (frame, inner, pieces) =>
    `${frame} y ${inner} colores son demasiado pocos para ${pieces} piezas distintas.`,
  "fill-list": (known, count, different, given) =>
    `${named("fill")} admite ${list(known)}, o una lista de las ${count} casillas, cada una una sola vez; esta tiene ${given}, de las que ${different} son distintas.`,
  "fill-word": (known, word) =>
    `${named("fill")} admite ${list(known)}, o una lista de casillas, no «${word}».`,
  "fill-cell": (word, width, height) =>
    `${named("fill")}: no hay ninguna casilla ${word} en un tablero de ${width}×${height}.`,

  "not-text": () => "Esto no es un archivo de texto.",
  "form-line": (keys) => `Una línea consta de ${either(keys)}, dos puntos y un valor.`,
  "form-lacks": (key) => `Falta una línea «${key}: …».`,
  "empty-text": () => "Aquí no hay ningún tablero: el texto está vacío.",
  "no-whole-number": (word) => `«${word}» no es un número entero.`,
  "not-square": (count) =>
    `${count} números en una línea no forman un tablero cuadrado: escribe cada fila en una línea, o indica el tamaño.`,
  sides: (least, most, rows, columns) =>
    `Un tablero tiene de ${least} a ${most} filas y columnas; este es de ${rows}×${columns}.`,
  "board-numbers": (rows, columns, wanted, found) =>
    `Un tablero de ${rows}×${columns} tiene ${wanted} números; aquí hay ${found}.`,
  "row-as-first": (found, wanted) =>
    `Esta fila tiene ${found === 1 ? "1 número" : `${found} números`} y la primera, ${wanted}.`,
  "row-of-board": (found, rows, columns) =>
    `Esta fila tiene ${found === 1 ? "1 número" : `${found} números`} y una fila de un tablero de ${rows}×${columns}, ${columns}.`,
  "board-rows": (rows, columns, found) =>
    `Un tablero de ${rows}×${columns} tiene ${rows} filas; aquí hay ${found}.`,
  "out-of-range": (word, rows, columns, most) =>
    `${word} está fuera de rango: un tablero de ${rows}×${columns} tiene los números del 0 al ${most}.`,
  repeated: (tile, missing) =>
    `El ${tile} aparece dos veces, y ${missing.length === 1 ? "falta el" : "faltan"} ${list(missing)}.`,
  "no-number": (word) => `«${word}» no es un número.`,
  "empty-board": (name) => `El tablero del problema ${name} está vacío.`,
  "many-columns": (most, found) => `Un tablero tiene como máximo ${most} columnas; este tiene ${found}.`,
  "many-rows": (most) => `Un tablero tiene como máximo ${most} filas.`,
  "cells-as-first": (found, wanted) =>
    `Esta fila tiene ${found === 1 ? "1 casilla" : `${found} casillas`} y la primera, ${wanted}.`,
  "second-knight": () => "Aquí hay un segundo caballo.",
  "name-twice": (name) => `Más arriba ya hay un problema ${name}.`,
  "no-board": () => "Aquí no hay ningún tablero.",
  "json-end": () => "El JSON debería acabar aquí.",
  "json-name": () => "Aquí se espera un nombre entre comillas o «}».",
  "json-marks": (first, second) => `Aquí se espera «${first}» o «${second}».`,
  "json-mark": (mark) => `Aquí se espera «${mark}».`,
  "nested-too-deeply": () => "Hay demasiados niveles anidados.",
  "json-too-soon": () => "El JSON acaba demasiado pronto.",
  "no-json": (found) => `Esto no es JSON: ${found}`,
  "problem-object": (name) => `El problema ${name} no es un objeto con «target» y «board».`,
  "problem-name-text": (name) => `El nombre del problema ${name} no es una cadena.`,
  "problem-target-number": (name) => `El valor «target» del problema ${name} no es un número.`,
  "problem-rows": (name) => `El problema ${name} no tiene «board», una lista de filas.`,
  "json-row": () => "Aquí se espera una fila: una lista de números y null.",
  "json-cell": () => 'Una casilla es un número, null si está vacía, o "T" para el caballo.',
  "closes-nothing": () => "Este paréntesis no cierra nada.",
  "never-closed": () => "Este paréntesis no se cierra nunca.",
  "string-open": () => "Esta cadena no se cierra nunca.",
  "problem-list": () => 'Un problema es una lista: ("A" 70 ((2 20 NIL) …)).',
  "problem-name": () => 'Un problema empieza con su nombre entre comillas: ("A" 70 …).',
  "problem-target": (name) =>
    `Aquí se esperan los puntos que hay que alcanzar en el problema ${name}: un número.`,
  "problem-board": (name) => `Aquí se espera el tablero del problema ${name}: una lista de filas.`,
  "problem-end": (name) => `El problema ${name} debería acabar aquí.`,
  "list-row": () => "Aquí se espera una fila: una lista de números y NIL.",
  "cell-word": (word) => `Una casilla es un número, NIL si está vacía, o T para el caballo, no «${word}».`,
  "cell-list": () => "Una casilla es un número, NIL si está vacía, o T para el caballo, no una lista.",
  "no-pieces": () => "Aquí no hay piezas: el texto está vacío.",
  "only-comments": () => "Aquí no hay piezas: todas las líneas son comentarios.",
  "piece-count": (width, height, wanted, found) =>
    `Un tablero de ${width}×${height} tiene ${wanted} piezas; aquí hay ${found}.`,
  "hint-misfit": () => "Esta pista no encaja: sus lados difieren de los del borde o de los de otra pista.",
  "some-hint-misfit": () => "Una pista no encaja con el borde o con otra pista.",
  "empty-cells": () =>
    "Este tablero tiene casillas vacías: no se conocen sus piezas. Da las piezas en un archivo.",
  "small-board": (width, height) => `Un tablero tiene como mínimo 2×2 casillas, no ${width}×${height}.`,
  "pieces-not-square": (count) =>
    `El número de piezas (${count}) no da un tablero cuadrado: empieza con una línea de anchura y altura.`,
  "four-colours": (found) =>
    `Una pieza tiene cuatro colores, arriba derecha abajo izquierda; aquí hay ${found === 1 ? "1 número" : `${found} números`}.`,
  "hint-form": () => "Una pista es una línea «hint casilla pieza vueltas», todo desde 0.",
  "hint-twice": () => "Esta casilla o esta pieza ya tiene una pista.",
  "number-letter": (letter, what, most) =>
    `«${letter}» no es parte de un número: ${pieceNumbers[what]} va del 0 al ${most}.`,
  "number-range": (what, most, found) =>
    `El número para ${pieceNumbers[what]} va del 0 al ${most}, y no puede ser ${found}.`,
  "json-sides": () => "width y height son números enteros a partir de 2.",
  "json-pieces": () => "pieces es una lista de [arriba, derecha, abajo, izquierda], colores del 0 al 31.",
  "json-hints": () => "hints es una lista de { cell, piece, rotation }, todo desde 0.",
  "json-board": () => "board es una lista de [pieza, cuartos de vuelta] o null, uno por casilla.",
  "no-colour": (letter) => `«${letter}» no es un color: las aristas son letras de la a (gris) a la z.`,
  "four-letters": (count) =>
    `El número de letras, ${count}, no es múltiplo de cuatro: cada casilla lleva una por lado.`,
  "cells-not-square": (count) => `${count} casillas no forman un tablero cuadrado.`,
  "address-cells": (width, height, wanted, found) =>
    `Un tablero de ${width}×${height} tiene ${wanted} casillas; aquí están las letras de ${found}.`,
  "piece-digits": (digits, cells) =>
    `board_pieces tiene ${digits} cifras, no tres para cada una de las ${cells} casillas.`,
  "fits-no-cell": () =>
    "Una pieza tiene gris en un lado, en dos lados contiguos o en ninguno: esta no encaja en ninguna casilla.",
  "piece-kinds": (width, height, wanted, kind, found) =>
    `Un tablero de ${width}×${height} necesita ${wanted} ${pieceKinds[kind]}; aquí hay ${found}: no puede haber solución.`,
  "colour-unmatched": (colour) =>
    `El color ${colour} de esta pieza no tiene pareja: no está en ningún otro lado. No puede haber solución.`,
  "colour-odd": (colour, count) =>
    `El color ${colour} está en ${count} lados, un número impar: uno de ellos no tiene pareja. No puede haber solución.`,
  "wrong-parity": () =>
    "Ninguna sucesión de movimientos lleva a la meta: el orden de las fichas tiene la paridad equivocada.",

  "no-option": (name) => `No hay ninguna opción «${name}».`,
  "option-of-domain": (name, owners) => `${named(name)} solo sirve para ${list(owners)}.`,
  "takes-quantity": (name, example, text) =>
    `${named(name)} pide un número con unidad, como ${example}, no «${text}».`,
  "large-space": (space, states) =>
    `El espacio ${space} tiene ${largeNumber(states, ".", ",")} estados, demasiados para mirarlos uno a uno: toma una muestra con --sample 100 o pon un límite con --nodes.`,
  "no-file-or-instance": (word, near) =>
    `No hay ningún archivo ni ninguna instancia «${word}».${meant(near)}`,
  "made-option": (made, option, known) =>
    `${made} no tiene ninguna opción «${option}»; tiene ${list(known)}.`,
  "cannot-read": (file, reason) => `${file} no se puede leer: ${reason}`,
  "no-such-file": () => "no existe tal archivo.",
  "no-such-folder": () => "no existe tal carpeta.",
  "file-is-folder": () => "es una carpeta.",
  "file-is-pipe": () => "es una tubería o un dispositivo.",
  "file-not-allowed": () => "no tienes permiso.",
  "read-only-place": () => "está en un lugar de solo lectura.",
  "disk-full": () => "el disco está lleno.",
  "file-is-there": () => "ya existe.",
  "name-with-nul": () => "ningún nombre de archivo contiene NUL.",
  "name-too-long": () => "su nombre es demasiado largo.",
  "no-form": () =>
    "El programa no escribe sus estados como los documentos; indica cómo lo hace en un archivo (--form).",
  "no-program-option": (name, known) =>
    `Un programa de reglas no tiene la opción «${name}»; tiene ${list(known)}.`,
  "no-form-in-study": () =>
    "El programa no escribe los estados como los documentos; di cómo lo hace en un archivo: program: { file: own.clp, form: own.txt }.",
  "no-program-in": (place) => `${place}: esto no es un programa de reglas.`,
  "start-refused": (program, fact) => `${program} no acepta el hecho ${fact}.`,
  "no-boards": () => "No hay ningún tablero en este archivo.",

  "study-unexpected": () => "Esto no es lo que se espera aquí.",
  "study-no-key": (key, near) => `Aquí no puede haber «${key}».${meant(near)}`,
  "study-missing": (key) => `Falta «${key}».`,
  "study-needs-one": (keys) => `Falta uno de estos: ${either(keys)}.`,
  "study-one-of": (values, near) => `Esto debe ser uno de estos: ${either(values)}.${meant(near)}`,
  "wrong-yaml": () => "Esto no es YAML válido.",
  "study-wrong": () => "Este valor no es válido.",
  "study-at-least": (least) => `Esto debe ser al menos ${least}.`,
  "study-at-most": (most) => `Esto debe ser como mucho ${most}.`,
  "number-too-large": (most) =>
    `Un número es como mucho ${most}; las cifras que son un texto van entre comillas.`,
  "number-with-zeros": () => "Un número no empieza por 0; las cifras que son un texto van entre comillas.",
  "one-document": () => "Un estudio es un solo documento: tras esta línea de guiones no puede haber nada.",
  "name-unstorable": () => "Este nombre contiene NUL o medio carácter, y ningún almacén lo guarda.",
  "study-name": () => "Un nombre tiene letras minúsculas, cifras y guiones: como mucho 100.",
  "study-table": (field, fields) =>
    `Una tabla no tiene «${field}»: las filas y columnas son ${either(fields)}, o una opción.`,
  "too-large-for-page": (id) =>
    `${id} es demasiado grande para una página: frontier study report hace de él un informe.`,
  "too-many-choices": (found: string, most: string) =>
    `Las estrategias, heurísticas y opciones cruzadas dan ${found} combinaciones; una parte de un estudio admite como mucho ${most}.`,
  "too-many-runs": (found: string, most: string) =>
    `Son ${found} ejecuciones; un estudio admite como mucho ${most}.`,
  "too-deep": () => "Hay demasiados niveles anidados, o demasiadas referencias a sí mismo.",
  "no-files-for-page": () =>
    "Un estudio enviado desde la página no puede nombrar archivos: arranca frontier studio con --files y una carpeta, o escribe el problema como texto.",
  "file-outside": (file: string) =>
    `${file} no está dentro de la carpeta con la que se arrancó frontier studio.`,
  "no-problem-in": (file: string, domain: string, line: number, column: number) =>
    `${file} no es un problema de ${domain}: mira la línea ${line}, columna ${column}.`,
  "too-large": (file: string, most: string) => `${file} es demasiado grande: se leen como mucho ${most}.`,
  "studio-locked": () =>
    "Los estudios de esta máquina son solo para quien abre la dirección que el terminal mostró al arrancar frontier studio.",
  "no-start": () => "Esto no es un estudio que se pueda empezar.",
  "no-study": () => "Ese estudio no existe.",
  "no-memory-left": () => "La búsqueda se ha quedado sin memoria.",
  "too-many-instances": (found, most) =>
    `Son ${found} instancias; una parte de un estudio tiene ${most} como mucho. Con «sample» se eligen algunas.`,
  "split-way": (way, search, ways) => `«split: ${way}» no sirve para ${search}; usa ${either(ways)}.`,
  "split-limit": (limit) => `Una búsqueda dividida no tiene el límite «${limit}».`,
  "no-split": (known) => `Esta búsqueda no se puede dividir; se pueden dividir ${list(known)}.`,
  "split-heuristic": () => "Con esta heurística o estas opciones IDA* no se puede dividir.",
  "no-study-or-file": (which, known, near) =>
    `No hay ningún estudio ni ningún archivo «${which}»; los estudios incluidos son ${list(known)}.${meant(near)}`,
  "nothing-to-resume": (which, store) =>
    `En ${store} no hay ningún estudio «${which}» que se pueda continuar.`,
  "definition-changed": (which, id) =>
    `${which} ya no es lo que era cuando empezó ${id}: hay que empezarlo de nuevo.`,
  "other-version": (id, version, signature, own, ownSignature) =>
    `${id} se empezó con Frontier ${version} (firma ${signature}) y este, ${own} (${ownSignature}), cuenta los nodos de otra manera: hay que empezarlo de nuevo.`,
  "study-held": (id) => `Otro proceso está ejecutando ${id}.`,
  "left-unfinished": (id) => `${id} quedó sin acabar; se puede continuar.`,
  "study-failed": (message) => `Un error ha detenido el estudio: ${message}`,
  ...store,
  plain: (text) => text,
  "time-killed": (seconds) => `No paró al llegar a su límite de tiempo y se interrumpió a los ${seconds} s.`,
  "cpu-killed": (seconds) =>
    `No paró al llegar a su límite de tiempo de procesador y se interrumpió tras ${seconds} s de procesador.`,
  "memory-killed": (used, limit) => `Usaba ${used}, con un límite de ${limit}, y se ha interrumpido.`,
  "out-of-memory": (message) => `Su proceso se ha quedado sin memoria: ${message}.`,
  "killed-by": (signal) => `Su proceso se ha interrumpido (${signal}).`,
  "ended-with": (code) => `Su proceso ha acabado con el código ${code}.`,
  "ended-saying": (code, message) => `Su proceso ha acabado con el código ${code}: ${message}.`,
  "piece-died": (reason) => `Una parte ha fallado: ${reason}`,
  solutions: (number) => `${number} soluciones.`,
  "workers-lost": (times) => `Se ha abandonado tras perder ${times} trabajadores mientras la ejecutaban.`,
  "program-not-run": () => "El programa todavía no se ha ejecutado.",
  "program-syntax": (message) => `No se puede leer el programa: ${message}`,
  "program-load": (message) => `El programa acaba con un error antes de empezar la búsqueda: ${message}`,
  "program-import": (name) => `Un programa solo puede importar «frontier/search», pero pide «${name}».`,
  "program-no-problem": () =>
    "El programa debe exportar `problem`, un objeto con starts, actions, result, isGoal y key.",
  "program-no-function": (name) => `${name} debe ser una función.`,
  "program-no-starts": (owner) => `${owner}.starts debe ser un array con al menos un estado.`,
  "program-misnamed": (exported, name) =>
    `El programa exporta \`${exported}\`, que nadie lee; debería llamarse \`${name}\`.`,
  "program-no-heuristics": () => "heuristics debe ser un objeto con una función para cada nombre.",
  "program-threw": (asked, message, state) => `${asked} acaba con un error en el estado ${state}: ${message}`,
  "program-answer": (asked, answer, state) =>
    `${asked} ha devuelto ${answer} para el estado ${state}; debe devolver ${answers[asked]}.`,
  "program-drawing": (state) =>
    `draw debe devolver un texto o un array de filas, cada una un array de casillas; para el estado ${state} no lo hace.`,
  "program-endless": (seconds) =>
    `Una función del programa no ha vuelto en ${seconds} s, así que el programa se ha detenido.`,
  "program-memory": (size) =>
    `El programa ocupa más memoria de la que permite su límite de ${size}, así que se ha detenido.`,
  "program-ended": (code) =>
    `El programa ha terminado por sí mismo con el código de salida ${code} antes de que hubiera un resultado.`,
  "program-broke": (message) => `El programa ha interrumpido el trabajo con él: ${message}`,
  "program-takes-nothing": (file, word) => `${file} plantea su propio problema: no hay lugar para «${word}».`,
  "rules-error-in": (rule, message) => `Regla ${rule}: ${message}`,
  "rules-facts": (message) => `Los hechos del principio: ${message}`,
  "rules-no-goal": () =>
    "El programa no dice de ningún estado que sea un objetivo: necesita una regla con el nombre objetivo o goal.",
  "rules-endless": (rule) =>
    `La regla ${rule} sigue sin fin: sus acciones no terminan, o tiene prioridad positiva y se dispara una y otra vez.`,
  "rules-endless-function": () => "Una función del programa sigue sin fin.",
  "rules-unstable": (rule) =>
    `La regla ${rule} tiene prioridad positiva y por tanto no se elige, pero cambia un estado para el que ya se había disparado.`,
  "rules-outside": (rule, what) =>
    `La regla ${rule} cambia ${what}. Un estado son sus hechos: las variables globales y las instancias no pueden formar parte de él.`,
  "rules-address": (fact) => `${fact} contiene una dirección, que en otro estado no significa nada.`,
  "rules-exit": () => "El programa ha llamado a exit.",
  ...checks,
});
