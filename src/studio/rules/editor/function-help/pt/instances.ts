// Help for functions about instances, in Portuguese.
import type { instanceHelp as rows } from "../../../../../clips/reference/instances.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const instanceHelp: Sentences<typeof rows> = {
  // Instances.
  "make-instance": "Cria uma instância de uma classe e devolve o seu nome.",
  "active-make-instance": "Como make-instance, mas as regras veem cada slot logo que recebe o valor.",
  "initialize-instance": "Dá aos slots de uma instância os valores indicados ou os valores por omissão.",
  "active-initialize-instance":
    "Como initialize-instance, mas as regras veem cada slot logo que recebe o valor.",
  "modify-instance": "Dá outros valores a slots de uma instância.",
  "active-modify-instance": "Como modify-instance, mas as regras veem cada slot logo que recebe o valor.",
  "message-modify-instance": "Dá outros valores a slots de uma instância enviando mensagens put-.",
  "active-message-modify-instance":
    "Como message-modify-instance, mas as regras veem cada slot logo que recebe o valor.",
  "duplicate-instance": "Cria uma cópia de uma instância com outros valores nos slots.",
  "active-duplicate-instance":
    "Como duplicate-instance, mas as regras veem cada slot logo que recebe o valor.",
  "message-duplicate-instance": "Cria uma cópia de uma instância enviando mensagens put- à nova.",
  "active-message-duplicate-instance":
    "Como message-duplicate-instance, mas as regras veem cada slot logo que recebe o valor.",
  "object-pattern-match-delay": "Avalia ações; as regras só veem as alterações das instâncias no fim.",
  "unmake-instance": "Apaga instâncias enviando-lhes delete; * apaga todas.",
  instances: "Lista as instâncias.",
  class: "A classe de um valor.",
  "instance-name": "O nome de uma instância.",
  "instance-address": "O endereço de uma instância.",
  "symbol-to-instance-name": "O símbolo como nome de instância: x como [x].",
  "instance-name-to-symbol": "O nome de instância como símbolo: [x] como x.",
  instancep: "TRUE para um nome ou um endereço de instância.",
  "instance-namep": "TRUE para um nome de instância.",
  "instance-addressp": "TRUE para um endereço de instância.",
  "instance-existp": "TRUE se a instância não foi apagada.",
  // Multislots of instances.
  "slot-insert$": "Insere valores antes desta posição de um multislot.",
  "mv-slot-insert": "Insere valores antes desta posição de um multislot (nome antigo de slot-insert$).",
  "slot-replace$": "Substitui os campos de um multislot de uma posição a outra.",
  "mv-slot-replace": "Substitui campos de um multislot (nome antigo de slot-replace$).",
  "slot-delete$": "Apaga os campos de um multislot de uma posição a outra.",
  "mv-slot-delete": "Apaga campos de um multislot (nome antigo de slot-delete$).",
  "slot-direct-insert$": "Dentro de um manipulador: insere valores diretamente num multislot.",
  "direct-mv-insert":
    "Dentro de um manipulador: insere valores num multislot (nome antigo de slot-direct-insert$).",
  "slot-direct-replace$": "Dentro de um manipulador: substitui diretamente campos de um multislot.",
  "direct-mv-replace":
    "Dentro de um manipulador: substitui campos de um multislot (nome antigo de slot-direct-replace$).",
  "slot-direct-delete$": "Dentro de um manipulador: apaga diretamente campos de um multislot.",
  "direct-mv-delete":
    "Dentro de um manipulador: apaga campos de um multislot (nome antigo de slot-direct-delete$).",
  // Queries and files.
  "any-instancep": "TRUE se algumas instâncias satisfizerem uma consulta.",
  "find-instance": "As primeiras instâncias que satisfazem uma consulta.",
  "find-all-instances": "Todas as instâncias que satisfazem uma consulta.",
  "do-for-instance": "Avalia ações para as primeiras instâncias que satisfazem uma consulta.",
  "do-for-all-instances":
    "Avalia ações para todas as instâncias que satisfazem uma consulta, à medida que são encontradas.",
  "delayed-do-for-all-instances":
    "Encontra todas as instâncias que satisfazem uma consulta e depois avalia ações para elas.",
  "save-instances": "Escreve as instâncias num ficheiro.",
  "load-instances": "Cria as instâncias de um ficheiro com as mensagens de make-instance.",
  "restore-instances": "Cria as instâncias de um ficheiro sem enviar mensagens.",
  "bsave-instances": "Guarda as instâncias em forma binária.",
  "bload-instances": "Carrega instâncias guardadas em forma binária.",
};
