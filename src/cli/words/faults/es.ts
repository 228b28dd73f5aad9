/** What can be wrong with files and command lines, in Spanish. */
import { listIn } from "../../../words/faults/lists.ts";
import type { MachineFaultWords } from "../faults.ts";

const list = listIn("y");
const either = listIn("o");
const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` ¿Querías decir ${either(near)}?`);

export const es: MachineFaultWords = {
  "at-place": (file, line, column, message) => `${file}:${line}:${column}: ${message}`,
  "cannot-write": (file, reason) => `${file} no se puede escribir: ${reason}`,
  "partly-written": (file) => `${file} solo se ha escrito en parte: el disco está lleno.`,
  "is-folder": (file) => `${file} es una carpeta, no un archivo.`,
  "file-exists": (file) => `${file} ya existe y no se ha tocado.`,
  "checkpoint-old": (file) =>
    `${file} es un punto de control de un Frontier anterior y no se puede continuar; no se ha tocado.`,
  "no-checkpoint": (file) => `${file} no es un punto de control de Frontier; no se ha tocado.`,
  "checkpoint-damaged": (file) => `${file} está dañado; no se ha tocado.`,
  "checkpoint-other": (file) =>
    `${file} es el punto de control de otro puzle o de otras opciones; no se ha tocado.`,
  "checkpoint-nodes": () =>
    "--nodes cuenta un solo recorrido desde el principio: con --checkpoint usa --time.",
  "table-stopped": (table) => `Se ha parado mientras se construía la tabla ${table}.`,
  "table-damaged": (file) => `La tabla ${file} está dañada y se construirá de nuevo.`,
  "table-of-others": (file) => `La tabla ${file} es de otra cuenta y no se usa.`,
  "table-not-kept": (folder) =>
    `La tabla no se ha podido guardar en ${folder}; solo sirve para esta ejecución.`,
  "no-language": (word, known) => `--lang admite ${either(known)}, no «${word}».`,
  "no-command": (word, known, near) => `No hay ninguna orden «${word}»; hay ${list(known)}.${meant(near)}`,
  "own-search-domain": (option, domain) =>
    `--${option} es para la búsqueda propia de un dominio, y ${domain} no tiene ninguna.`,
  "own-search-option": (option, other) =>
    `--${option} es para la búsqueda propia del dominio: no va con --${other}.`,
  heartbeat: (text) => `--heartbeat pide segundos, de 0,1 a 3600, no «${text}».`,
  "worker-store": () =>
    "Un trabajador necesita --store postgres://…; un almacén en un archivo solo sirve en una máquina.",
  "no-study-kept": (name, store, near) => `No hay ningún estudio «${name}» en ${store}.${meant(near)}`,
  "study-not-run": (name, store) =>
    `No hay ningún estudio «${name}» en ${store}. \`study run ${name}\` lo ejecuta.`,
  "page-not-built": () => "La página no está construida: ejecuta `npm run build`.",
  "proxy-address": (text) =>
    `--proxy pide la dirección de la página, como https://studio.example.org/, no «${text}».`,
  "size-columns": (text) => `--size pide columnas x filas, como 7x7, no «${text}».`,
  "no-table": (name, known) => `No hay ninguna tabla «${name}»; la única es ${list(known)}.`,
  "no-agenda-strategy": (name, known, near) =>
    `No hay ninguna estrategia «${name}»; hay ${list(known)}.${meant(near)}`,
  "large-tree": (nodes, most) =>
    `El árbol tiene unos ${nodes} nodos, y en un dibujo caben ${most}: usa un --max-firings menor.`,
  "board-or-space": () => "Da un tablero, o un espacio con --space.",
  "board-and-space": () => "Da un tablero o --space, no las dos cosas.",
  "needs-space": (option) => `--${option} es para un espacio entero: --space.`,
  "too-many-boards": (size, most) =>
    `Los tableros de ${size} son demasiados para contarlos: como mucho ${most} casillas.`,
  "one-format": () => "Solo un formato puede ir a la salida estándar; da un archivo a los demás.",
  "no-results": (study) => `El estudio ${study} aún no tiene resultados.`,
  "clips-options": (option) => `clips admite -f, -f2 y -l, no «${option}».`,
  "needs-file": (option) => `${option} necesita un archivo.`,
  "ports-taken": (port) => `Los puertos a partir del ${port} están todos ocupados: elige otro con --port.`,
  "port-not-allowed": (port) =>
    `No tienes permiso para usar el puerto ${port}: elige uno mayor que 1023 con --port.`,
  "other-address": (host) => `${host} no es una dirección de esta máquina.`,
  "cannot-listen": (message) => `El estudio no puede escuchar: ${message}.`,
  "trace-start": () => "Este no es el comienzo de una traza de Frontier.",
  "trace-line": () => "Esta línea no es JSON.",
  "trace-event": () => "Esta línea no es un suceso.",
  "open-string": () => "Una cadena no se cierra.",
  "lone-parenthesis": () => "Un paréntesis no tiene pareja.",
  "deep-lists": () => "Las listas están anidadas demasiado hondo.",
  "not-laid-out": (file, line, message) => `${file}, línea ${line}: ${message} No se ha cambiado nada en él.`,
};
