/** Help texts in Spanish. */
import { commands } from "./commands/es.ts";
import type { HelpWords } from "./words.ts";

export const es: HelpWords = {
  titles: {
    usage: "Uso:",
    arguments: "Argumentos:",
    options: "Opciones:",
    commands: "Órdenes:",
    examples: "Ejemplos:",
    commandGroups: {
      search: "Búsqueda:",
      rules: "Programas de reglas:",
      documents: "Los programas de los documentos del curso:",
      studies: "Estudios:",
      program: "El programa:",
    },
    optionGroups: {
      search: "La búsqueda:",
      conventions: "Sus convenciones:",
      limits: "Sus límites:",
      domain: "El problema:",
      output: "Qué se muestra:",
      general: "Siempre:",
    },
    choices: (values) => `valores: ${values.join(", ")}`,
    byDefault: (value) => `por defecto: ${value}`,
    help: "muestra esta ayuda",
    lang: "el idioma: en, es, ca o pt (por defecto, el del entorno)",
    version: "muestra la versión",
    ofDomains: (command) =>
      `Cada dominio tiene opciones propias, que \`frontier ${command} DOMINIO --help\` explica:`,
    moreHelp: "`frontier help ORDEN` muestra las opciones de una orden.",
  },
  commands,
  searchOptions: {
    strategy: "cómo se busca; véase `list strategies`",
    heuristic: "la estimación, o la mayor de varias; véase `list heuristics`",
    preset: "un conjunto de opciones con nombre; véase `list presets`",
    duplicates: "qué se hace con los estados conocidos",
    "goal-test": "cuándo se comprueba si un nodo es meta",
    ties: "cuál de los nodos iguales va primero",
    precision: "de las estimaciones y prioridades",
    "limit-nodes": "cómo cuentan los nodos en el límite de profundidad",
    counting: "cómo se cuentan los nodos generados",
    weight: "peso de la estimación",
    width: "nodos que se guardan en cada profundidad",
    capacity: "nodos que caben en memoria a la vez",
    "max-depth": "los nodos de esta profundidad no se expanden",
    nodes: "para tras expandir N nodos",
    "node-stop": "dónde para --nodes",
    time: "para tras un tiempo: 500ms, 60s, 5m, 1h",
    cpu: "para tras tanto tiempo de procesador, sumados todos los hilos",
    memory: "para al usar esta memoria: 500MB, 2GB; si no, la mitad de la libre",
  },
  domains: {
    "sliding-tiles": {
      summary: "Puzles deslizantes de 2x2 a 5x5: el 8-puzle, el 15-puzle, el 24-puzle.",
      input: 'un archivo, "8 1 3 4 0 2 7 6 5", o un nombre de `list instances`',
      options: {
        goal: "la meta, escrita como un tablero (si no, 1 2 3 … con el hueco al final)",
        size: "filas y columnas de un tablero en una línea que no es cuadrado",
        order: "el orden en que se prueban los movimientos del hueco",
        "root-order": "el orden en el inicio, si es distinto",
      },
      presets: {
        "clips-lab":
          "como en el 8-puzle con reglas: la activación de una regla de movimiento es un nodo que espera",
        "kotlin-project":
          "como en el proyecto de A*: los estados abiertos se cuentan cuando se extrae la meta",
      },
    },
    "knight-score": {
      summary: "El juego del caballo: saltar de número en número hasta tener puntos suficientes.",
      input: "un archivo (problemas.dat, JSON, una cuadrícula de números) o un nombre de `list instances`",
      options: {
        problem: "qué problema de un archivo con varios, por ejemplo D",
        rules: "qué quita del tablero un número",
        double: "qué doble desaparece, con las reglas oficiales",
        goal: "si bastan los puntos del tablero o se quieren los máximos",
        target: "los puntos que hay que alcanzar, en lugar de los del archivo",
        random: "un tablero nuevo al azar para el problema (F si no se dice), que se escribe en su archivo",
      },
      presets: {
        "lisp-manual":
          "como en el programa en Lisp: sus reglas, su lista de abiertos, sus números de 32 bits y su manera de contar",
      },
    },
    eternity2: {
      summary:
        "Eternity II: piezas cuadradas con lados de colores en un tablero; todos los lados coinciden, gris en el borde.",
      input: "un archivo de piezas, una dirección de un visor, o un nombre de `list instances`",
      options: {
        formulation: "qué es un nodo",
        cost: "el costo de colocar una pieza",
        pieces: "el orden y los giros de las piezas",
        seed: "para piezas mezcladas y tableros generados",
        fill: "el orden de las casillas, o una lista de todas",
        all: "busca todas las soluciones, no solo la primera",
        list: "escribe las soluciones como direcciones de un visor, una por línea",
        best: "muestra el tablero con más piezas si se para antes de una solución",
        mismatches: "con --best: hasta N aristas interiores pueden diferir; cuenta la puntuación más alta",
        "mismatch-from": "piezas colocadas antes de que una arista pueda diferir (si no, tres cuartos)",
        workers: "hilos (si no, uno por núcleo)",
        checkpoint: "guarda ahí el estado dos veces por segundo y con Ctrl-C; desde ahí continúa",
      },
      presets: {
        "java-report":
          "como el programa del informe: sus piezas tal como están, sus empates, su manera de contar",
      },
    },
  },
};
