// Help for functions about classes and messages, in Spanish.
import type { classHelp as rows } from "../../../../../clips/reference/classes.ts";
import type { Sentences } from "../../../../../clips/reference/row.ts";

export const classHelp: Sentences<typeof rows> = {
  // Classes.
  "class-existp": "TRUE si existe una clase con este nombre.",
  superclassp: "TRUE si la primera clase es superclase de la segunda.",
  subclassp: "TRUE si la primera clase es subclase de la segunda.",
  "class-abstractp": "TRUE para una clase que no puede tener instancias propias.",
  "class-reactivep": "TRUE si los patrones de las reglas ven las instancias de una clase.",
  "class-slots": "Los slots de una clase; con inherit, también los que hereda.",
  "class-superclasses": "Las superclases directas de una clase; con inherit, todas.",
  "class-subclasses": "Las subclases directas de una clase; con inherit, todas.",
  "slot-existp": "TRUE si la clase tiene este slot; con inherit, también si lo hereda.",
  "slot-publicp": "TRUE si los manejadores de otras clases pueden acceder directamente al slot.",
  "slot-writablep": "TRUE si el slot se puede cambiar.",
  "slot-initablep": "TRUE si se puede dar un valor al slot al crear una instancia.",
  "slot-direct-accessp": "TRUE si los manejadores de la clase pueden acceder directamente al slot.",
  "slot-default-value": "El valor por defecto de un slot de una clase.",
  "slot-facets": "Las facetas de un slot, como las muestra describe-class.",
  "slot-sources": "Las clases de las que un slot toma sus facetas.",
  "slot-types": "Los tipos que admite un slot de una clase.",
  "slot-allowed-values": "Los valores que admite un slot de una clase, o FALSE si los admite todos.",
  "slot-allowed-classes": "Las clases cuyas instancias admite un slot, o FALSE si las admite todas.",
  "slot-range": "El número menor y el mayor que admite un slot de una clase.",
  "slot-cardinality": "El número mínimo y el máximo de campos de un multislot de una clase.",
  "get-class-defaults-mode":
    "Indica qué facetas tienen por defecto las clases nuevas: convenience o conservation.",
  "set-class-defaults-mode":
    "Establece qué facetas tienen por defecto las clases nuevas: convenience o conservation.",
  "describe-class": "Muestra una clase con sus superclases, slots y manejadores de mensajes.",
  "browse-classes": "Muestra el árbol de las clases por debajo de una clase, o de todas.",
  // Messages.
  send: "Envía un mensaje a un objeto y devuelve lo que devuelven sus manejadores.",
  "message-handler-existp": "TRUE si la propia clase tiene este manejador de mensajes.",
  "preview-send": "Lista los manejadores a los que llamaría un mensaje.",
  "next-handlerp": "TRUE dentro de un manejador si se podría llamar a otro a continuación.",
  "call-next-handler": "Llama al manejador siguiente con los mismos argumentos.",
  "override-next-handler": "Llama al manejador siguiente con otros argumentos.",
  "dynamic-get": "Dentro de un manejador: el valor de un slot cuyo nombre se calcula.",
  get: "Dentro de un manejador: el valor de un slot (nombre antiguo de dynamic-get).",
  "dynamic-put": "Dentro de un manejador: da un valor a un slot cuyo nombre se calcula.",
  put: "Dentro de un manejador: da un valor a un slot (nombre antiguo de dynamic-put).",
  "init-slots": "Dentro de un manejador: da a los slots sin valor su valor por defecto.",
  "delete-instance": "Dentro de un manejador: borra la instancia que ha recibido el mensaje.",
  ppinstance: "Dentro de un manejador: escribe la instancia que ha recibido el mensaje.",
};
