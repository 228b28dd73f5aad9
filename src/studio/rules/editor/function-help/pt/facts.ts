// Help for functions about facts and templates, in Portuguese.
import type { factHelp as rows } from "../../../../../clips/reference/facts.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const factHelp: Sentences<typeof rows> = {
  // Facts.
  assert: "Acrescenta factos; devolve o último, ou FALSE se já existia.",
  retract: "Retira factos; * retira todos.",
  modify: "Substitui um facto por outro com outros valores nos slots.",
  duplicate: "Acrescenta uma cópia de um facto com outros valores nos slots.",
  facts: "Lista os factos.",
  "fact-index": "O número de um facto.",
  "fact-existp": "TRUE se o facto não foi retirado.",
  "fact-relation": "O modelo de um facto.",
  "fact-slot-value": "O valor de um slot de um facto.",
  "fact-slot-names": "Os slots de um facto.",
  "get-fact-list": "Todos os factos como multicampo.",
  ppfact: "Escreve um facto com cada slot na sua linha.",
  "set-fact-duplication": "Permite ou recusa factos que já existem.",
  "get-fact-duplication": "Indica se são permitidos factos iguais.",
  dependencies: "Lista aquilo em que um facto ou uma instância se apoia logicamente.",
  dependents: "Lista os factos e as instâncias que se apoiam logicamente num facto ou numa instância.",
  timetag: "A marca de tempo de um facto ou de uma instância.",
  "assert-string": "Acrescenta o facto que uma cadeia contém.",
  "str-assert": "Acrescenta o facto que uma cadeia contém (nome antigo de assert-string).",
  "load-facts": "Acrescenta os factos de um ficheiro.",
  "save-facts": "Escreve os factos num ficheiro.",
  "any-factp": "TRUE se alguns factos satisfizerem uma consulta.",
  "find-fact": "Os primeiros factos que satisfazem uma consulta.",
  "find-all-facts": "Todos os factos que satisfazem uma consulta.",
  "do-for-fact": "Avalia ações para os primeiros factos que satisfazem uma consulta.",
  "do-for-all-facts":
    "Avalia ações para todos os factos que satisfazem uma consulta, à medida que são encontrados.",
  "delayed-do-for-all-facts":
    "Encontra todos os factos que satisfazem uma consulta e depois avalia ações para eles.",
  // Templates.
  "deftemplate-slot-names": "Os slots de um modelo.",
  "deftemplate-slot-existp": "TRUE se o modelo tiver este slot.",
  "deftemplate-slot-multip": "TRUE para um multislot.",
  "deftemplate-slot-singlep": "TRUE para um slot de um campo.",
  "deftemplate-slot-types": "Os tipos que um slot admite.",
  "deftemplate-slot-range": "O menor e o maior número que um slot admite.",
  "deftemplate-slot-cardinality": "O número mínimo e o máximo de campos de um multislot.",
  "deftemplate-slot-allowed-values": "Os valores que um slot admite, ou FALSE se os admite todos.",
  "deftemplate-slot-default-value": "O valor por omissão de um slot.",
  "deftemplate-slot-defaultp": "Indica se um slot tem valor por omissão: static, dynamic ou FALSE.",
  "deftemplate-slot-facet-existp": "TRUE se um slot tiver esta faceta.",
  "deftemplate-slot-facet-value": "O valor de uma faceta de um slot.",
};
