// Help for functions about facts and templates, in Catalan.
import type { factHelp as rows } from "../../../../../clips/reference/facts.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const factHelp: Sentences<typeof rows> = {
  // Facts.
  assert: "Afegeix fets; retorna l’últim, o FALSE si ja existia.",
  retract: "Retira fets; * els retira tots.",
  modify: "Reemplaça un fet per un altre amb altres valors als slots.",
  duplicate: "Afegeix una còpia d’un fet amb altres valors als slots.",
  facts: "Llista els fets.",
  "fact-index": "El número d’un fet.",
  "fact-existp": "TRUE si el fet no s’ha retirat.",
  "fact-relation": "La plantilla d’un fet.",
  "fact-slot-value": "El valor d’un slot d’un fet.",
  "fact-slot-names": "Els slots d’un fet.",
  "get-fact-list": "Tots els fets com a multicamp.",
  ppfact: "Escriu un fet amb cada slot a la seva línia.",
  "set-fact-duplication": "Permet o rebutja fets que ja existeixen.",
  "get-fact-duplication": "Indica si es permeten fets iguals.",
  dependencies: "Llista allò en què es recolza lògicament un fet o una instància.",
  dependents: "Llista els fets i les instàncies que es recolzen lògicament en un fet o una instància.",
  timetag: "La marca de temps d’un fet o una instància.",
  "assert-string": "Afegeix el fet que conté una cadena.",
  "str-assert": "Afegeix el fet que conté una cadena (nom antic d’assert-string).",
  "load-facts": "Afegeix els fets d’un fitxer.",
  "save-facts": "Escriu els fets en un fitxer.",
  "any-factp": "TRUE si alguns fets compleixen una consulta.",
  "find-fact": "Els primers fets que compleixen una consulta.",
  "find-all-facts": "Tots els fets que compleixen una consulta.",
  "do-for-fact": "Avalua accions per als primers fets que compleixen una consulta.",
  "do-for-all-facts":
    "Avalua accions per a tots els fets que compleixen una consulta, a mesura que es troben.",
  "delayed-do-for-all-facts":
    "Troba tots els fets que compleixen una consulta i després avalua accions per a ells.",
  // Templates.
  "deftemplate-slot-names": "Els slots d’una plantilla.",
  "deftemplate-slot-existp": "TRUE si la plantilla té aquest slot.",
  "deftemplate-slot-multip": "TRUE per a un multislot.",
  "deftemplate-slot-singlep": "TRUE per a un slot d’un camp.",
  "deftemplate-slot-types": "Els tipus que admet un slot.",
  "deftemplate-slot-range": "El nombre més petit i el més gran que admet un slot.",
  "deftemplate-slot-cardinality": "El nombre mínim i el màxim de camps d’un multislot.",
  "deftemplate-slot-allowed-values": "Els valors que admet un slot, o FALSE si els admet tots.",
  "deftemplate-slot-default-value": "El valor per defecte d’un slot.",
  "deftemplate-slot-defaultp": "Indica si un slot té valor per defecte: static, dynamic o FALSE.",
  "deftemplate-slot-facet-existp": "TRUE si un slot té aquesta faceta.",
  "deftemplate-slot-facet-value": "El valor d’una faceta d’un slot.",
};
