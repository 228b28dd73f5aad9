// Help for functions about classes and messages, in Catalan.
import type { classHelp as rows } from "../../../../../clips/reference/classes.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const classHelp: Sentences<typeof rows> = {
  // Classes.
  "class-existp": "TRUE si hi ha una classe amb aquest nom.",
  superclassp: "TRUE si la primera classe és superclasse de la segona.",
  subclassp: "TRUE si la primera classe és subclasse de la segona.",
  "class-abstractp": "TRUE per a una classe que no pot tenir instàncies pròpies.",
  "class-reactivep": "TRUE si els patrons de les regles veuen les instàncies d’una classe.",
  "class-slots": "Els slots d’una classe; amb inherit, també els que hereta.",
  "class-superclasses": "Les superclasses directes d’una classe; amb inherit, totes.",
  "class-subclasses": "Les subclasses directes d’una classe; amb inherit, totes.",
  "slot-existp": "TRUE si la classe té aquest slot; amb inherit, també si l’hereta.",
  "slot-publicp": "TRUE si els gestors d’altres classes poden accedir directament a l’slot.",
  "slot-writablep": "TRUE si l’slot es pot canviar.",
  "slot-initablep": "TRUE si es pot donar un valor a l’slot en crear una instància.",
  "slot-direct-accessp": "TRUE si els gestors de la classe poden accedir directament a l’slot.",
  "slot-default-value": "El valor per defecte d’un slot d’una classe.",
  "slot-facets": "Les facetes d’un slot, com les mostra describe-class.",
  "slot-sources": "Les classes de les quals un slot pren les facetes.",
  "slot-types": "Els tipus que admet un slot d’una classe.",
  "slot-allowed-values": "Els valors que admet un slot d’una classe, o FALSE si els admet tots.",
  "slot-allowed-classes": "Les classes de les quals un slot admet instàncies, o FALSE si les admet totes.",
  "slot-range": "El nombre més petit i el més gran que admet un slot d’una classe.",
  "slot-cardinality": "El nombre mínim i el màxim de camps d’un multislot d’una classe.",
  "get-class-defaults-mode":
    "Indica quines facetes tenen per defecte les classes noves: convenience o conservation.",
  "set-class-defaults-mode":
    "Estableix quines facetes tenen per defecte les classes noves: convenience o conservation.",
  "describe-class": "Mostra una classe amb les superclasses, els slots i els gestors de missatges.",
  "browse-classes": "Mostra l’arbre de les classes per sota d’una classe, o de totes.",
  // Messages.
  send: "Envia un missatge a un objecte i retorna el que retornen els seus gestors.",
  "message-handler-existp": "TRUE si la classe mateixa té aquest gestor de missatges.",
  "preview-send": "Llista els gestors que cridaria un missatge.",
  "next-handlerp": "TRUE dins d’un gestor si se’n podria cridar un altre a continuació.",
  "call-next-handler": "Crida el gestor següent amb els mateixos arguments.",
  "override-next-handler": "Crida el gestor següent amb altres arguments.",
  "dynamic-get": "Dins d’un gestor: el valor d’un slot el nom del qual es calcula.",
  get: "Dins d’un gestor: el valor d’un slot (nom antic de dynamic-get).",
  "dynamic-put": "Dins d’un gestor: dona un valor a un slot el nom del qual es calcula.",
  put: "Dins d’un gestor: dona un valor a un slot (nom antic de dynamic-put).",
  "init-slots": "Dins d’un gestor: dona als slots sense valor el seu valor per defecte.",
  "delete-instance": "Dins d’un gestor: esborra la instància que ha rebut el missatge.",
  ppinstance: "Dins d’un gestor: escriu la instància que ha rebut el missatge.",
};
