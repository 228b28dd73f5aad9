// Help for functions about facts and templates, in Spanish.
import type { factHelp as rows } from "../../../../../clips/reference/facts.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const factHelp: Sentences<typeof rows> = {
  // Facts.
  assert: "Añade hechos; devuelve el último, o FALSE si ya existía.",
  retract: "Retira hechos; * los retira todos.",
  modify: "Reemplaza un hecho por otro con otros valores en los slots.",
  duplicate: "Añade una copia de un hecho con otros valores en los slots.",
  facts: "Lista los hechos.",
  "fact-index": "El número de un hecho.",
  "fact-existp": "TRUE si el hecho no se ha retirado.",
  "fact-relation": "La plantilla de un hecho.",
  "fact-slot-value": "El valor de un slot de un hecho.",
  "fact-slot-names": "Los slots de un hecho.",
  "get-fact-list": "Todos los hechos como multicampo.",
  ppfact: "Escribe un hecho con cada slot en su propia línea.",
  "set-fact-duplication": "Permite o rechaza hechos que ya existen.",
  "get-fact-duplication": "Indica si se permiten hechos iguales.",
  dependencies: "Lista aquello en lo que se apoya lógicamente un hecho o una instancia.",
  dependents: "Lista los hechos y las instancias que se apoyan lógicamente en un hecho o una instancia.",
  timetag: "La marca de tiempo de un hecho o una instancia.",
  "assert-string": "Añade el hecho que contiene una cadena.",
  "str-assert": "Añade el hecho que contiene una cadena (nombre antiguo de assert-string).",
  "load-facts": "Añade los hechos de un archivo.",
  "save-facts": "Escribe los hechos en un archivo.",
  "any-factp": "TRUE si algunos hechos cumplen una consulta.",
  "find-fact": "Los primeros hechos que cumplen una consulta.",
  "find-all-facts": "Todos los hechos que cumplen una consulta.",
  "do-for-fact": "Evalúa acciones para los primeros hechos que cumplen una consulta.",
  "do-for-all-facts":
    "Evalúa acciones para todos los hechos que cumplen una consulta, a medida que se encuentran.",
  "delayed-do-for-all-facts":
    "Encuentra todos los hechos que cumplen una consulta y luego evalúa acciones para ellos.",
  // Templates.
  "deftemplate-slot-names": "Los slots de una plantilla.",
  "deftemplate-slot-existp": "TRUE si la plantilla tiene este slot.",
  "deftemplate-slot-multip": "TRUE para un multislot.",
  "deftemplate-slot-singlep": "TRUE para un slot de un campo.",
  "deftemplate-slot-types": "Los tipos que admite un slot.",
  "deftemplate-slot-range": "El número menor y el mayor que admite un slot.",
  "deftemplate-slot-cardinality": "El número mínimo y el máximo de campos de un multislot.",
  "deftemplate-slot-allowed-values": "Los valores que admite un slot, o FALSE si los admite todos.",
  "deftemplate-slot-default-value": "El valor por defecto de un slot.",
  "deftemplate-slot-defaultp": "Indica si un slot tiene valor por defecto: static, dynamic o FALSE.",
  "deftemplate-slot-facet-existp": "TRUE si un slot tiene esta faceta.",
  "deftemplate-slot-facet-value": "El valor de una faceta de un slot.",
};
