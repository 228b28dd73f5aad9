// Help for functions about classes and messages, in Portuguese.
import type { classHelp as rows } from "../../../../../clips/reference/classes.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const classHelp: Sentences<typeof rows> = {
  // Classes.
  "class-existp": "TRUE se existir uma classe com este nome.",
  superclassp: "TRUE se a primeira classe for superclasse da segunda.",
  subclassp: "TRUE se a primeira classe for subclasse da segunda.",
  "class-abstractp": "TRUE para uma classe que não pode ter instâncias próprias.",
  "class-reactivep": "TRUE se os padrões das regras veem as instâncias de uma classe.",
  "class-slots": "Os slots de uma classe; com inherit, também os que herda.",
  "class-superclasses": "As superclasses diretas de uma classe; com inherit, todas.",
  "class-subclasses": "As subclasses diretas de uma classe; com inherit, todas.",
  "slot-existp": "TRUE se a classe tiver este slot; com inherit, também se o herdar.",
  "slot-publicp": "TRUE se os manipuladores de outras classes puderem aceder diretamente ao slot.",
  "slot-writablep": "TRUE se o slot puder ser alterado.",
  "slot-initablep": "TRUE se puder ser dado um valor ao slot ao criar uma instância.",
  "slot-direct-accessp": "TRUE se os manipuladores da classe puderem aceder diretamente ao slot.",
  "slot-default-value": "O valor por omissão de um slot de uma classe.",
  "slot-facets": "As facetas de um slot, como describe-class as mostra.",
  "slot-sources": "As classes das quais um slot recebe as suas facetas.",
  "slot-types": "Os tipos que um slot de uma classe admite.",
  "slot-allowed-values": "Os valores que um slot de uma classe admite, ou FALSE se os admite todos.",
  "slot-allowed-classes": "As classes cujas instâncias um slot admite, ou FALSE se as admite todas.",
  "slot-range": "O menor e o maior número que um slot de uma classe admite.",
  "slot-cardinality": "O número mínimo e o máximo de campos de um multislot de uma classe.",
  "get-class-defaults-mode":
    "Indica que facetas têm por omissão as classes novas: convenience ou conservation.",
  "set-class-defaults-mode":
    "Define que facetas têm por omissão as classes novas: convenience ou conservation.",
  "describe-class": "Mostra uma classe com as suas superclasses, slots e manipuladores de mensagens.",
  "browse-classes": "Mostra a árvore das classes abaixo de uma classe, ou de todas.",
  // Messages.
  send: "Envia uma mensagem a um objeto e devolve o que os seus manipuladores devolvem.",
  "message-handler-existp": "TRUE se a própria classe tiver este manipulador de mensagens.",
  "preview-send": "Lista os manipuladores que uma mensagem chamaria.",
  "next-handlerp": "TRUE dentro de um manipulador se outro puder ser chamado a seguir.",
  "call-next-handler": "Chama o manipulador seguinte com os mesmos argumentos.",
  "override-next-handler": "Chama o manipulador seguinte com outros argumentos.",
  "dynamic-get": "Dentro de um manipulador: o valor de um slot cujo nome é calculado.",
  get: "Dentro de um manipulador: o valor de um slot (nome antigo de dynamic-get).",
  "dynamic-put": "Dentro de um manipulador: dá um valor a um slot cujo nome é calculado.",
  put: "Dentro de um manipulador: dá um valor a um slot (nome antigo de dynamic-put).",
  "init-slots": "Dentro de um manipulador: dá aos slots sem valor o seu valor por omissão.",
  "delete-instance": "Dentro de um manipulador: apaga a instância que recebeu a mensagem.",
  ppinstance: "Dentro de um manipulador: escreve a instância que recebeu a mensagem.",
};
