// Help for functions about instances, in Catalan.
import type { instanceHelp as rows } from "../../../../../clips/reference/instances.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const instanceHelp: Sentences<typeof rows> = {
  // Instances.
  "make-instance": "Crea una instància d’una classe i en retorna el nom.",
  "active-make-instance": "Com make-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "initialize-instance": "Dona als slots d’una instància els valors indicats o els valors per defecte.",
  "active-initialize-instance":
    "Com initialize-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "modify-instance": "Dona altres valors a slots d’una instància.",
  "active-modify-instance": "Com modify-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "message-modify-instance": "Dona altres valors a slots d’una instància enviant missatges put-.",
  "active-message-modify-instance":
    "Com message-modify-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "duplicate-instance": "Crea una còpia d’una instància amb altres valors als slots.",
  "active-duplicate-instance":
    "Com duplicate-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "message-duplicate-instance": "Crea una còpia d’una instància enviant missatges put- a la nova.",
  "active-message-duplicate-instance":
    "Com message-duplicate-instance, però les regles veuen cada slot tan bon punt rep el valor.",
  "object-pattern-match-delay":
    "Avalua accions; les regles no veuen els canvis de les instàncies fins al final.",
  "unmake-instance": "Esborra instàncies enviant-los delete; * les esborra totes.",
  instances: "Llista les instàncies.",
  class: "La classe d’un valor.",
  "instance-name": "El nom d’una instància.",
  "instance-address": "L’adreça d’una instància.",
  "symbol-to-instance-name": "El símbol com a nom d’instància: x com a [x].",
  "instance-name-to-symbol": "El nom d’instància com a símbol: [x] com a x.",
  instancep: "TRUE per a un nom o una adreça d’instància.",
  "instance-namep": "TRUE per a un nom d’instància.",
  "instance-addressp": "TRUE per a una adreça d’instància.",
  "instance-existp": "TRUE si la instància no s’ha esborrat.",
  // Multislots of instances.
  "slot-insert$": "Insereix valors abans d’aquesta posició d’un multislot.",
  "mv-slot-insert": "Insereix valors abans d’aquesta posició d’un multislot (nom antic d’slot-insert$).",
  "slot-replace$": "Reemplaça els camps d’un multislot d’una posició a una altra.",
  "mv-slot-replace": "Reemplaça camps d’un multislot (nom antic d’slot-replace$).",
  "slot-delete$": "Esborra els camps d’un multislot d’una posició a una altra.",
  "mv-slot-delete": "Esborra camps d’un multislot (nom antic d’slot-delete$).",
  "slot-direct-insert$": "Dins d’un gestor: insereix valors directament en un multislot.",
  "direct-mv-insert": "Dins d’un gestor: insereix valors en un multislot (nom antic d’slot-direct-insert$).",
  "slot-direct-replace$": "Dins d’un gestor: reemplaça directament camps d’un multislot.",
  "direct-mv-replace": "Dins d’un gestor: reemplaça camps d’un multislot (nom antic d’slot-direct-replace$).",
  "slot-direct-delete$": "Dins d’un gestor: esborra directament camps d’un multislot.",
  "direct-mv-delete": "Dins d’un gestor: esborra camps d’un multislot (nom antic d’slot-direct-delete$).",
  // Queries and files.
  "any-instancep": "TRUE si algunes instàncies compleixen una consulta.",
  "find-instance": "Les primeres instàncies que compleixen una consulta.",
  "find-all-instances": "Totes les instàncies que compleixen una consulta.",
  "do-for-instance": "Avalua accions per a les primeres instàncies que compleixen una consulta.",
  "do-for-all-instances":
    "Avalua accions per a totes les instàncies que compleixen una consulta, a mesura que es troben.",
  "delayed-do-for-all-instances":
    "Troba totes les instàncies que compleixen una consulta i després avalua accions per a elles.",
  "save-instances": "Escriu les instàncies en un fitxer.",
  "load-instances": "Crea les instàncies d’un fitxer amb els missatges de make-instance.",
  "restore-instances": "Crea les instàncies d’un fitxer sense enviar missatges.",
  "bsave-instances": "Desa les instàncies en forma binària.",
  "bload-instances": "Carrega instàncies desades en forma binària.",
};
