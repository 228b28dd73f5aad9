/** What can be wrong with stores of studies and with workers, in Spanish. */
import type { storeSentences } from "../../../run/store-sentences.ts";
import { listIn } from "../lists.ts";

const list = listIn("y");

export const es: typeof storeSentences = {
  "store-away": (store, message) => `No se puede acceder al almacén ${store}: ${message}.`,
  "store-waiting": (away) => `${away} Esperando…`,
  "store-silent": () => "El almacén no responde.",
  "store-back": () => "El almacén vuelve a estar disponible.",
  "store-scheme": (kind: string) => `Un almacén es un archivo o postgres://…; no los hay del tipo ${kind}:.`,
  "store-address": () =>
    "No se entiende la dirección del almacén: es postgres://usuario@servidor:puerto/base.",
  "store-may-not": (store: string, message: string) =>
    `Falta un permiso en el almacén ${store}: ${message}. Las tablas las crea un usuario que pueda crear un esquema.`,
  "store-refused": (store, message) => `El almacén ${store} ha rechazado el acceso: ${message}.`,
  "store-asks-password": (store) =>
    `El almacén ${store} pide una contraseña y no se le ha dado ninguna: define PGPASSWORD o escríbela en ~/.pgpass, un archivo que solo puedas leer tú (modo 0600).`,
  "store-answered": (store, message) => `El almacén ${store} ha respondido: ${message}.`,
  "store-disk-full": (store) => `No se puede escribir en el almacén ${store}: su disco está lleno.`,
  "store-full": (store) =>
    `No se puede escribir en el almacén ${store}: el disco está lleno. Lo guardado está a salvo y el estudio se puede continuar.`,
  "store-failing": (store) =>
    `No se puede leer ni escribir en el almacén ${store}: el disco está lleno o falla. Lo guardado está a salvo y el estudio se puede continuar.`,
  "store-no-database": (store) =>
    `El almacén ${store} está dañado o no es un almacén; no se ha tocado: apártalo para empezar uno nuevo.`,
  "store-damaged": (store) =>
    `El almacén ${store} está dañado; no se ha tocado: apártalo para empezar uno nuevo.`,
  "no-store-package": (name, system) =>
    `Para guardar estudios en un archivo hace falta el paquete ${name}, que no está instalado para ${system}: npm install ${name}`,
  "no-pdf-package": (name, system) =>
    `Para los informes en PDF hace falta el paquete ${name}, que no está instalado para ${system}: npm install ${name}`,
  "store-busy": (store) => `Otro programa tiene bloqueado el almacén ${store} desde hace demasiado tiempo.`,
  "store-read-only": (store) => `El almacén ${store} es de solo lectura.`,
  "store-unopened": (store) => `No se puede abrir el almacén ${store}.`,
  "store-unopened-because": (store, message) => `No se puede abrir el almacén ${store}: ${message}.`,
  "store-newer": (store, format, own) =>
    `El almacén ${store} es de una versión más nueva de Frontier (su formato es ${format} y esta conoce hasta el ${own}): actualiza Frontier.`,
  "store-foreign": (store) => `El almacén ${store} es una base de datos de otro programa; no se ha tocado.`,
  "file-of-others": (file) =>
    `${file} no se ha tocado: el archivo o su carpeta es de otra cuenta, y todos pueden escribir allí.`,
  "store-no-file": (store) => `${store} no es un archivo, así que no puede guardar estudios.`,
  "store-log-unread": (store) =>
    `Parte de los resultados del almacén ${store} sigue en ${store}-wal, que no se puede leer en una carpeta en la que no se puede escribir: copia los dos archivos a otra carpeta.`,
  "no-store": (store) => `No existe el almacén ${store}.`,
  "study-damaged": (id) => `El estudio ${id} está dañado en su almacén.`,
  "result-damaged": (id, run) =>
    `El resultado de la ejecución ${run} de ${id} no es el que se escribió: el almacén está dañado. «study check» dice hasta qué punto.`,
  "waiting-no-worker": (runs, seconds, version, signature, others) =>
    `${runs === 1 ? "Una ejecución espera" : `${runs} ejecuciones esperan`} desde hace ${seconds} s y nadie puede hacer${runs === 1 ? "la" : "las"}: no hay ningún trabajador de Frontier ${version} con la firma ${signature}${others.length > 0 ? `, solo ${list(others)}` : ""}.`,
  "waiting-for-workers": (runs, seconds, workers) =>
    `Desde hace ${seconds} s no ha acabado ninguna ejecución; ${runs === 1 ? "queda una" : `quedan ${runs}`}, y hay ${workers === 1 ? "un trabajador activo" : `${workers} trabajadores activos`}.`,
  "died-again": (runs) =>
    runs === 1 ? "Se repite una ejecución fallida." : `Se repiten ${runs} ejecuciones fallidas.`,
  "no-export": (file) => `${file} no es un estudio exportado.`,
  "export-newer": (file, format, own) =>
    `${file} se exportó con una versión más nueva de Frontier (su formato es ${format} y esta conoce hasta el ${own}): actualiza Frontier.`,
  "export-damaged": (file, line) => `${file} está dañado: mira la línea ${line}.`,
  "export-short": (file) => `${file} no está entero: le falta el final.`,
  "already-there": (id, store) => `${id} ya está en ${store}.`,
  "runs-taken-up": (runs) =>
    runs === 1
      ? "Se ha retomado una ejecución de un trabajador caído."
      : `Se han retomado ${runs} ejecuciones de trabajadores caídos.`,
};
