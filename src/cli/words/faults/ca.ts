/** What can be wrong with files and command lines, in Catalan. */
import { listIn } from "../../../words/faults/lists.ts";
import type { MachineFaultWords } from "../faults.ts";

const list = listIn("i");
const either = listIn("o");
const meant = (near: readonly string[]) => (near.length === 0 ? "" : ` Potser volies dir ${either(near)}?`);

export const ca: MachineFaultWords = {
  "at-place": (file, line, column, message) => `${file}:${line}:${column}: ${message}`,
  "cannot-write": (file, reason) => `${file} no es pot escriure: ${reason}`,
  "partly-written": (file) => `${file} només s’ha escrit en part: el disc és ple.`,
  "is-folder": (file) => `${file} és una carpeta, no un fitxer.`,
  "file-exists": (file) => `${file} ja existeix i no s’ha tocat.`,
  "checkpoint-old": (file) =>
    `${file} és un punt de control d’un Frontier anterior i no es pot continuar; no s’ha tocat.`,
  "no-checkpoint": (file) => `${file} no és un punt de control de Frontier; no s’ha tocat.`,
  "checkpoint-damaged": (file) => `${file} està malmès; no s’ha tocat.`,
  "checkpoint-other": (file) =>
    `${file} és el punt de control d’un altre trencaclosques o d’altres opcions; no s’ha tocat.`,
  "checkpoint-nodes": () =>
    "--nodes compta un sol recorregut des del principi: amb --checkpoint fes servir --time.",
  "table-stopped": (table) => `S’ha aturat mentre es construïa la taula ${table}.`,
  "table-damaged": (file) => `La taula ${file} està malmesa i es tornarà a construir.`,
  "table-of-others": (file) => `La taula ${file} és d’un altre compte i no es fa servir.`,
  "table-not-kept": (folder) =>
    `La taula no s’ha pogut desar a ${folder}; només serveix per a aquesta execució.`,
  "no-language": (word, known) => `--lang admet ${either(known)}, no «${word}».`,
  "no-command": (word, known, near) => `No hi ha cap ordre «${word}»; hi ha ${list(known)}.${meant(near)}`,
  "own-search-domain": (option, domain) =>
    `--${option} és per a la cerca pròpia d’un domini, i ${domain} no en té cap.`,
  "own-search-option": (option, other) =>
    `--${option} és per a la cerca pròpia del domini: no va amb --${other}.`,
  heartbeat: (text) => `--heartbeat demana segons, de 0,1 a 3600, no «${text}».`,
  "worker-store": () =>
    "Un treballador necessita --store postgres://…; un magatzem en un fitxer només serveix en una màquina.",
  "no-study-kept": (name, store, near) => `No hi ha cap estudi «${name}» a ${store}.${meant(near)}`,
  "study-not-run": (name, store) =>
    `No hi ha cap estudi «${name}» a ${store}. \`study run ${name}\` l’executa.`,
  "page-not-built": () => "La pàgina no està construïda: executa `npm run build`.",
  "proxy-address": (text) =>
    `--proxy demana l’adreça de la pàgina, com ara https://studio.example.org/, no «${text}».`,
  "size-columns": (text) => `--size demana columnes x files, com ara 7x7, no «${text}».`,
  "no-table": (name, known) => `No hi ha cap taula «${name}»; l’única és ${list(known)}.`,
  "no-agenda-strategy": (name, known, near) =>
    `No hi ha cap estratègia «${name}»; hi ha ${list(known)}.${meant(near)}`,
  "large-tree": (nodes, most) =>
    `L’arbre té uns ${nodes} nodes, i en un dibuix n’hi caben ${most}: fes servir un --max-firings més petit.`,
  "board-or-space": () => "Dona un tauler, o un espai amb --space.",
  "board-and-space": () => "Dona un tauler o --space, no totes dues coses.",
  "needs-space": (option) => `--${option} és per a un espai sencer: --space.`,
  "too-many-boards": (size, most) =>
    `Els taulers de ${size} són massa per comptar-los: com a molt ${most} caselles.`,
  "one-format": () => "Només un format pot anar a la sortida estàndard; dona un fitxer als altres.",
  "no-results": (study) => `L’estudi ${study} encara no té resultats.`,
  "clips-options": (option) => `clips admet -f, -f2 i -l, no «${option}».`,
  "needs-file": (option) => `${option} necessita un fitxer.`,
  "ports-taken": (port) => `Els ports a partir del ${port} estan tots ocupats: tria’n un altre amb --port.`,
  "port-not-allowed": (port) =>
    `No tens permís per a fer servir el port ${port}: tria’n un de més gran que 1023 amb --port.`,
  "other-address": (host) => `${host} no és una adreça d’aquesta màquina.`,
  "cannot-listen": (message) => `L’estudi no pot escoltar: ${message}.`,
  "trace-start": () => "Això no és el començament d’una traça de Frontier.",
  "trace-line": () => "Aquesta línia no és JSON.",
  "trace-event": () => "Aquesta línia no és un esdeveniment.",
  "open-string": () => "Una cadena no es tanca.",
  "lone-parenthesis": () => "Un parèntesi no té parella.",
  "deep-lists": () => "Les llistes estan imbricades massa endins.",
  "not-laid-out": (file, line, message) => `${file}, línia ${line}: ${message} No s’hi ha canviat res.`,
};
