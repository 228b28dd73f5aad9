/** What can be wrong with stores of studies and with workers, in Catalan. */
import type { storeSentences } from "../../../run/store-sentences.ts";
import { listIn } from "../lists.ts";

const list = listIn("i");

export const ca: typeof storeSentences = {
  "store-away": (store, message) => `No es pot accedir al magatzem ${store}: ${message}.`,
  "store-waiting": (away) => `${away} S’està esperant…`,
  "store-silent": () => "El magatzem no respon.",
  "store-back": () => "El magatzem torna a estar disponible.",
  "store-scheme": (kind: string) => `Un magatzem és un fitxer o postgres://…; no n’hi ha del tipus ${kind}:.`,
  "store-address": () => "No s’entén l’adreça del magatzem: és postgres://usuari@servidor:port/base.",
  "store-may-not": (store: string, message: string) =>
    `Falta un permís al magatzem ${store}: ${message}. Les taules les crea un usuari que pugui crear un esquema.`,
  "store-refused": (store, message) => `El magatzem ${store} ha rebutjat l’accés: ${message}.`,
  "store-asks-password": (store) =>
    `El magatzem ${store} demana una contrasenya i no se n’hi ha donat cap: defineix PGPASSWORD o escriu-la a ~/.pgpass, un fitxer que només puguis llegir tu (mode 0600).`,
  "store-answered": (store, message) => `El magatzem ${store} ha respost: ${message}.`,
  "store-disk-full": (store) => `No es pot escriure al magatzem ${store}: el seu disc és ple.`,
  "store-full": (store) =>
    `No es pot escriure al magatzem ${store}: el disc és ple. El que s’ha desat és segur i l’estudi es pot continuar.`,
  "store-failing": (store) =>
    `No es pot llegir ni escriure al magatzem ${store}: el disc és ple o falla. El que s’ha desat és segur i l’estudi es pot continuar.`,
  "store-no-database": (store) =>
    `El magatzem ${store} està malmès o no és cap magatzem; no s’ha tocat: aparta’l per començar-ne un de nou.`,
  "store-damaged": (store) =>
    `El magatzem ${store} està malmès; no s’ha tocat: aparta’l per començar-ne un de nou.`,
  "no-store-package": (name, system) =>
    `Per desar estudis en un fitxer cal el paquet ${name}, que no està instal·lat per a ${system}: npm install ${name}`,
  "no-pdf-package": (name, system) =>
    `Per als informes en PDF cal el paquet ${name}, que no està instal·lat per a ${system}: npm install ${name}`,
  "store-busy": (store) => `Un altre programa té bloquejat el magatzem ${store} des de fa massa temps.`,
  "store-read-only": (store) => `El magatzem ${store} és només de lectura.`,
  "store-unopened": (store) => `No es pot obrir el magatzem ${store}.`,
  "store-unopened-because": (store, message) => `No es pot obrir el magatzem ${store}: ${message}.`,
  "store-newer": (store, format, own) =>
    `El magatzem ${store} és d’una versió més nova de Frontier (el seu format és ${format} i aquesta coneix fins al ${own}): actualitza Frontier.`,
  "store-foreign": (store) => `El magatzem ${store} és una base de dades d’un altre programa; no s’ha tocat.`,
  "file-of-others": (file) =>
    `${file} no s’ha tocat: el fitxer o la carpeta és d’un altre compte, i tothom hi pot escriure.`,
  "store-no-file": (store) => `${store} no és cap fitxer, així que no hi pot haver estudis.`,
  "store-log-unread": (store) =>
    `Una part dels resultats del magatzem ${store} encara és a ${store}-wal, que no es pot llegir en una carpeta on no es pot escriure: copia tots dos fitxers en una altra carpeta.`,
  "no-store": (store) => `No existeix el magatzem ${store}.`,
  "study-damaged": (id) => `L’estudi ${id} està malmès al seu magatzem.`,
  "result-damaged": (id, run) =>
    `El resultat de l’execució ${run} de ${id} no és el que es va escriure: el magatzem està malmès. «study check» diu fins a quin punt.`,
  "waiting-no-worker": (runs, seconds, version, signature, others) =>
    `${runs === 1 ? "Una execució espera" : `${runs} execucions esperen`} des de fa ${seconds} s i ningú ${runs === 1 ? "la" : "les"} pot fer: no hi ha cap treballador de Frontier ${version} amb la signatura ${signature}${others.length > 0 ? `, només ${list(others)}` : ""}.`,
  "waiting-for-workers": (runs, seconds, workers) =>
    `Des de fa ${seconds} s no ha acabat cap execució; ${runs === 1 ? "en queda una" : `en queden ${runs}`}, i hi ha ${workers === 1 ? "un treballador actiu" : `${workers} treballadors actius`}.`,
  "died-again": (runs) =>
    runs === 1 ? "Es repeteix una execució fallida." : `Es repeteixen ${runs} execucions fallides.`,
  "no-export": (file) => `${file} no és un estudi exportat.`,
  "export-newer": (file, format, own) =>
    `${file} es va exportar amb una versió més nova de Frontier (el seu format és ${format} i aquesta coneix fins al ${own}): actualitza Frontier.`,
  "export-damaged": (file, line) => `${file} està malmès: mira la línia ${line}.`,
  "export-short": (file) => `${file} no està sencer: li falta el final.`,
  "already-there": (id, store) => `${id} ja és a ${store}.`,
  "runs-taken-up": (runs) =>
    runs === 1
      ? "S’ha reprès una execució d’un treballador caigut."
      : `S’han reprès ${runs} execucions de treballadors caiguts.`,
};
