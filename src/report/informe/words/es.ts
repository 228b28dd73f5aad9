/** What stands in a course report, in Spanish. */
import type { InformeWords } from "./en.ts";

export const es: InformeWords = {
  toFill: "[por completar]",
  byAuthor: (what) => `A cargo de los autores: ${what}`,

  cover: "Portada",
  university: "Universidad",
  department: "Departamento",
  course: "Curso",
  work: "Título del trabajo",
  students: "Estudiantes y carnés",
  teacher: "Docente",
  date: "Fecha",

  platform: "Plataforma de desarrollo",
  ownPlatform:
    "si entregan un programa propio, el compilador y la máquina virtual que usa, con sus versiones.",

  design: "Diseño de la solución",
  problem: "El problema como búsqueda",
  formulation: {
    state: "Estados",
    actions: "Acciones",
    goal: "Estado meta",
    cost: "Costo del camino",
  },
  domains: {
    "sliding-tiles": {
      state: "la posición de cada cuadro y del espacio vacío en el tablero",
      actions:
        "mover el espacio vacío hacia arriba, abajo, la izquierda o la derecha, es decir, deslizar a él el cuadro vecino",
      goal: "cada cuadro en su posición",
      cost: "el número de movimientos",
    },
    "knight-score": {
      state: "los números que quedan en el tablero, la posición del caballo y los puntos acumulados",
      actions:
        "un salto del caballo a una casilla con número, cuyos puntos se suman y que después queda vacía",
      goal: "al menos los puntos pedidos",
      cost: "el número de saltos",
    },
    eternity2: {
      state: "las piezas colocadas en el tablero, con sus rotaciones",
      actions: "colocar una pieza que quede, rotada de cualquier manera, en una posición vacía",
      goal: "un tablero completo cuyos lados vecinos tienen el mismo color, con gris en los bordes",
      cost: "el de la función de costo elegida",
    },
  },
  searches: (names) => `Búsquedas comparadas: ${names}.`,
  heuristicsUsed: "Funciones estimativas",
  heuristics: {
    zero: "0 para todo estado",
    misplaced: "el número de cuadros en posiciones equivocadas",
    manhattan:
      "la suma de las distancias verticales y horizontales de cada cuadro a su posición en el estado meta",
    blank: "la distancia del cuadro blanco a su posición en el estado meta",
    base: "los puntos que faltan divididos entre la media de los números que quedan",
    nova: "los puntos que faltan por los saltos posibles, divididos entre ocho veces el número más alto que queda",
    "border-first": "primero las esquinas, después los bordes, después lo más lejano del centro",
    spiral: "las posiciones en orden de espiral",
    colours: "las posiciones que faltan, mientras los colores necesarios queden en otras piezas",
  },
  example: (instance) => `Ejemplo resuelto: ${instance}`,
  exampleNote: "Cada estimación de este tablero por sus partes, y f = g + h del primer paso.",
  hopeless:
    "no hay: el tablero no tiene solución, lo que se detecta antes de buscar, así que no se abre ningún estado.",
  ownDesign: "cómo llegaron a este diseño y qué alternativas descartaron.",

  details: "Detalles de la implementación",
  frontier: "A* ordena la lista de abiertos por f = g + h: siempre extrae el nodo de menor f.",
  duplicates: {
    none: "No se reconocen los estados repetidos.",
    parent:
      "No se genera el sucesor que deshace la última acción; los demás estados repetidos no se reconocen.",
    path: "Se descarta un sucesor cuyo estado ya está en su camino.",
    "keep-first":
      "Cada estado alcanzado se guarda en una tabla de hash, y se descarta un sucesor cuyo estado ya se alcanzó.",
    "keep-cheapest":
      "Cada estado alcanzado se guarda con su costo en una tabla de hash; un sucesor cuyo estado ya se alcanzó se descarta, salvo que el nuevo camino sea más barato.",
  },
  implicit:
    "El grafo es implícito: los sucesores se generan al expandir un estado, y el grafo completo no se guarda nunca.",
  parity:
    "Los tableros que no se pueden resolver se detectan antes de buscar, por la paridad de sus inversiones.",
  ownDetails: "las estructuras de datos de su programa y los aspectos relevantes de su implementación.",

  experiment: "Estudio experimental",
  initialState: "Estado inicial",
  pathCost: "costo del camino",
  analysis: "Análisis del cuadro",

  state: "Estado actual de los programas",
  works: (runs, answered) =>
    runs === answered
      ? `El programa está operativo: las ${runs} ejecuciones del estudio acabaron con una respuesta.`
      : `De las ${runs} ejecuciones del estudio, ${answered} acabaron con una respuesta; las demás se listan arriba.`,
  ownState: "los errores conocidos y lo que todavía no funciona.",

  references: "Referencias bibliográficas",
  ownReferences: "otras fuentes que hayan utilizado.",
};
