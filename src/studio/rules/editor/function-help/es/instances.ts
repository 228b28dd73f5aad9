// Help for functions about instances, in Spanish.
import type { instanceHelp as rows } from "../../../../../clips/reference/instances.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const instanceHelp: Sentences<typeof rows> = {
  // Instances.
  "make-instance": "Crea una instancia de una clase y devuelve su nombre.",
  "active-make-instance": "Como make-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "initialize-instance": "Da a los slots de una instancia los valores indicados o los valores por defecto.",
  "active-initialize-instance":
    "Como initialize-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "modify-instance": "Da otros valores a slots de una instancia.",
  "active-modify-instance": "Como modify-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "message-modify-instance": "Da otros valores a slots de una instancia enviando mensajes put-.",
  "active-message-modify-instance":
    "Como message-modify-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "duplicate-instance": "Crea una copia de una instancia con otros valores en los slots.",
  "active-duplicate-instance":
    "Como duplicate-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "message-duplicate-instance": "Crea una copia de una instancia enviando mensajes put- a la nueva.",
  "active-message-duplicate-instance":
    "Como message-duplicate-instance, pero las reglas ven cada slot en cuanto recibe su valor.",
  "object-pattern-match-delay":
    "Evalúa acciones; las reglas no ven los cambios de las instancias hasta el final.",
  "unmake-instance": "Borra instancias enviándoles delete; * las borra todas.",
  instances: "Lista las instancias.",
  class: "La clase de un valor.",
  "instance-name": "El nombre de una instancia.",
  "instance-address": "La dirección de una instancia.",
  "symbol-to-instance-name": "El símbolo como nombre de instancia: x como [x].",
  "instance-name-to-symbol": "El nombre de instancia como símbolo: [x] como x.",
  instancep: "TRUE para un nombre o una dirección de instancia.",
  "instance-namep": "TRUE para un nombre de instancia.",
  "instance-addressp": "TRUE para una dirección de instancia.",
  "instance-existp": "TRUE si la instancia no se ha borrado.",
  // Multislots of instances.
  "slot-insert$": "Inserta valores antes de esta posición de un multislot.",
  "mv-slot-insert":
    "Inserta valores antes de esta posición de un multislot (nombre antiguo de slot-insert$).",
  "slot-replace$": "Reemplaza los campos de un multislot de una posición a otra.",
  "mv-slot-replace": "Reemplaza campos de un multislot (nombre antiguo de slot-replace$).",
  "slot-delete$": "Borra los campos de un multislot de una posición a otra.",
  "mv-slot-delete": "Borra campos de un multislot (nombre antiguo de slot-delete$).",
  "slot-direct-insert$": "Dentro de un manejador: inserta valores directamente en un multislot.",
  "direct-mv-insert":
    "Dentro de un manejador: inserta valores en un multislot (nombre antiguo de slot-direct-insert$).",
  "slot-direct-replace$": "Dentro de un manejador: reemplaza directamente campos de un multislot.",
  "direct-mv-replace":
    "Dentro de un manejador: reemplaza campos de un multislot (nombre antiguo de slot-direct-replace$).",
  "slot-direct-delete$": "Dentro de un manejador: borra directamente campos de un multislot.",
  "direct-mv-delete":
    "Dentro de un manejador: borra campos de un multislot (nombre antiguo de slot-direct-delete$).",
  // Queries and files.
  "any-instancep": "TRUE si algunas instancias cumplen una consulta.",
  "find-instance": "Las primeras instancias que cumplen una consulta.",
  "find-all-instances": "Todas las instancias que cumplen una consulta.",
  "do-for-instance": "Evalúa acciones para las primeras instancias que cumplen una consulta.",
  "do-for-all-instances":
    "Evalúa acciones para todas las instancias que cumplen una consulta, a medida que se encuentran.",
  "delayed-do-for-all-instances":
    "Encuentra todas las instancias que cumplen una consulta y luego evalúa acciones para ellas.",
  "save-instances": "Escribe las instancias en un archivo.",
  "load-instances": "Crea las instancias de un archivo con los mensajes de make-instance.",
  "restore-instances": "Crea las instancias de un archivo sin enviar mensajes.",
  "bsave-instances": "Guarda las instancias en forma binaria.",
  "bload-instances": "Carga instancias guardadas en forma binaria.",
};
