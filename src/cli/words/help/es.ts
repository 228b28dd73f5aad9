/** Help texts in Spanish. */
import type { HelpWords } from "./words.ts";

const json = "muestra JSON en lugar de texto";
const store = "un archivo, o postgres://… (si no, FRONTIER_STORE o un archivo en la carpeta de datos)";
const heartbeat = "segundos entre las señales de vida de un trabajador (solo postgres; 5 si no se dice)";
const jobs = "procesos (si no, uno por núcleo)";
const idOrName = "un identificador como en `study list`, o un nombre: el más reciente";

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
    optionsWord: "[opciones]",
    commandWord: "[orden]",
    choices: (values) => `valores: ${values.join(", ")}`,
    byDefault: (value) => `por defecto: ${value}`,
    help: "muestra esta ayuda",
    lang: "el idioma: en, es, ca o pt (por defecto, el del entorno)",
    version: "muestra la versión",
    ofDomains: (command) =>
      `Cada dominio tiene opciones propias, que \`frontier ${command} DOMINIO --help\` explica:`,
    moreHelp: "`frontier help ORDEN` muestra las opciones de una orden.",
  },
  commands: {
    "": {
      description:
        "Un taller de búsqueda en espacios de estados: el problema se plantea una vez y todas las estrategias lo resuelven.",
    },
    solve: {
      summary: "resolver un problema con una estrategia",
      description: "Resuelve un problema con una estrategia y muestra la solución y los contadores.",
      arguments: {
        domain: "véase `list domains`",
        problem: "un archivo, un nombre de `list instances`, el problema mismo, o - para la entrada estándar",
      },
      options: {
        boards: "muestra un tablero por cada paso, también de los tableros grandes",
        trace: "escribe en un archivo cada suceso de la búsqueda, en líneas JSON",
        check: "no resuelve: toma una muestra de estados y dice qué falla en el problema o en la heurística",
        json: "muestra un objeto JSON en lugar de texto",
      },
    },
    compare: {
      summary: "comparar estrategias, heurísticas y opciones en los mismos problemas",
      description:
        "Ejecuta cada estrategia con cada heurística y cada valor de las opciones, separados por comas, en cada problema. El código de salida es 0 si todas las ejecuciones acaban, con solución o sin ella, y 3 si alguna llega a un límite.",
      arguments: {
        domain: "véase `list domains`",
        problems: "archivos, nombres de `list instances`, o los problemas mismos",
      },
      options: {
        strategies: "separadas por comas (por defecto, la del dominio)",
        heuristics: "separadas por comas (por defecto, la del dominio)",
        counter: "qué muestran las celdas",
        csv: "una línea por ejecución, con todos los contadores",
        markdown: "la tabla en Markdown",
        json: "un objeto JSON por ejecución, en una lista",
      },
    },
    list: {
      summary: "enumerar dominios, estrategias, elecciones, heurísticas, instancias o configuraciones",
      description:
        "Enumera lo que se puede nombrar en la línea de órdenes. La primera elección de una estrategia es la de por defecto; las demás opciones se muestran con su valor por defecto.",
      arguments: { what: "qué enumerar" },
      options: { domain: "solo de un dominio", json },
    },
    trace: {
      summary: "reproducir una traza hasta cualquier paso, o exportarla",
      description: "Muestra una traza escrita por `solve --trace`: entera, o tal como estaba tras N sucesos.",
      arguments: { file: "una traza" },
      options: {
        step: "reproduce los N primeros sucesos y muestra dónde estaba la búsqueda",
        posthoc: "la escribe en el formato del visor Posthoc",
      },
    },
    clips: {
      summary: "ejecutar programas de CLIPS 6.30, o escribir en su línea de órdenes",
      description:
        "CLIPS, llamado como el programa en C: -f ARCHIVO escribe las órdenes de un archivo, -f2 ARCHIVO las ejecuta en silencio, -l ARCHIVO carga construcciones.",
      options: {
        sandbox: "niega al programa los archivos y las órdenes del sistema",
        "allow-system":
          "deja que el programa ejecute órdenes del sistema con (system …), que si no, no hace nada",
        explain: "dice dónde está cada error y qué hacer, también en una tubería",
      },
    },
    "clips format": {
      summary: "dar formato a programas",
      description:
        "Da formato a programas de CLIPS, en sus archivos; sin archivo, de la entrada estándar a la salida estándar. Los comentarios y los saltos de línea dentro de las listas se quedan, y también todo lo que los programas significan.",
      options: {
        check: "no cambia nada; enumera los archivos que cambiarían, y acaba con el código 1 si los hay",
        indent: "columnas por nivel",
        width: "dónde se parten las líneas",
      },
    },
    lsp: {
      summary: "servir a editores: errores, completado, ayuda, referencias, formato de CLIPS",
      description:
        "Un servidor de lenguaje para CLIPS, que arrancan los editores: errores, completado, ayuda, definiciones, referencias, cambio de nombres, formato. Véase docs/editors.md.",
      options: {
        stdio: "habla por la entrada y la salida estándar; no hay otra manera, así que se puede omitir",
      },
    },
    "debug-adapter": {
      summary: "ejecutar programas de CLIPS con el depurador de un editor",
      description:
        "Un adaptador de depuración para CLIPS, que arrancan los editores: puntos de parada en reglas, pasos por disparo, adelante y atrás; hechos, agenda y globales como variables. Véase docs/editors.md.",
    },
    rules: {
      summary:
        "dibujar el árbol de búsqueda de un programa de CLIPS, o repetir las tablas de los documentos del 8-puzle",
      description: "Programas de reglas vistos como búsquedas.",
    },
    "rules tree": {
      description:
        "Ejecuta un programa de reglas y muestra qué hecho sale de cuál: el árbol de búsqueda. Las activaciones que esperan van entre corchetes.",
      arguments: { program: "un archivo de construcciones" },
      options: {
        batch: "un archivo de órdenes que se ejecutan tras la carga; se puede repetir",
        command: "una orden que se ejecuta antes, (reset) si no hay ninguna; se puede repetir",
        strategy: "el orden de la agenda: depth, breadth, lex, mea, complexity, simplicity, random",
        "max-firings": "para tras tantos disparos",
        lines: "muestra como máximo tantas líneas",
        svg: "dibuja el árbol en un archivo",
        json,
      },
    },
    "rules table": {
      description:
        "Repite las tablas de evaluación de los dos documentos del 8-puzle y muestra nuestros números junto a los impresos.",
      arguments: { table: "clips-lab, de momento la única" },
      options: { json },
    },
    knight: {
      summary: "jugar al juego del caballo: un menú en portugués, inglés, español o catalán",
      description:
        "El menú del juego del caballo: se elige un problema, un algoritmo, una heurística y las reglas.",
      options: {
        file: "los problemas (por defecto, el problemas.dat de la carpeta actual, o el del programa)",
        results: "el archivo al que se añaden los resultados",
        random:
          "la semilla del tablero al azar del problema F; el archivo que se indique se reescribe con él",
      },
    },
    "knight play": {
      summary: "jugar: a solas, dos personas, o la máquina como uno de los jugadores o los dos",
      arguments: { problem: "un problema del archivo" },
      options: {
        first: "quién juega primero",
        second: "quién juega segundo",
        rules: "qué quita del tablero un número",
        strategy: "cómo elige la máquina una jugada",
        depth: "cuántas jugadas mira la máquina hacia delante",
        time: "cuánto piensa la máquina en cada jugada (1s si no se dice --depth)",
        json: "muestra la partida en JSON cuando acaba",
      },
    },
    "knight table": {
      summary: "las dos tablas del manual, las nuestras junto a los números impresos",
      options: { json },
    },
    "eight-puzzle": {
      summary: "resolver un 8-puzle como el proyecto de A*, igual que runEightPuzzle.sh",
      arguments: {
        heuristic: "z (cero), d (descolocadas), m (Manhattan), b (blanco)",
        file: "tres filas de tres números",
      },
    },
    eternity2: {
      summary: "repetir las tablas del informe de Eternity II, generar puzles, dibujar tableros",
      description: "Herramientas para Eternity II, además de `solve eternity2` y `compare eternity2`.",
    },
    "eternity2 table": {
      description: "Repite las tablas 1 a 3 del informe y muestra nuestros contadores junto a los impresos.",
      options: { json },
    },
    "eternity2 generate": {
      description: "Genera un puzle que tiene solución y no tiene piezas iguales ni simétricas.",
      options: {
        size: "columnas y filas",
        frame: "colores de las aristas junto al borde",
        inner: "colores de las demás aristas",
        seed: "la misma semilla da el mismo puzle",
        unique: "con una sola solución, sin contar los tableros girados",
        json: "en JSON",
        output: "lo escribe en un archivo",
      },
    },
    "eternity2 show": {
      description:
        "Dibuja un tablero, lo puntúa y dice qué tiene mal; de un puzle sin colocar muestra las piezas.",
      arguments: {
        board:
          "una dirección de un visor; un archivo con una, con JSON o con piezas; o un nombre de `list instances`",
      },
      options: {
        pieces: "las piezas del puzle: cualquier otra pieza del tablero es ajena",
        svg: "escribe un dibujo",
        png: "escribe un dibujo",
        numbers: "con los números de las piezas (SVG)",
        json,
      },
    },
    study: {
      summary: "hacer experimentos: estrategias x heurísticas x instancias, de un archivo a tablas",
      description:
        "Estudios: todas las combinaciones de unas listas, ejecutadas en todos los núcleos y guardadas en un almacén; véase docs/studies.md.",
    },
    "study new": {
      description: "Escribe un archivo de estudio con todo explicado.",
      arguments: { file: "adónde" },
    },
    "study list": {
      description: "Enumera los estudios incluidos y los del almacén.",
      options: { store },
    },
    "study run": {
      description: "Ejecuta un estudio. El código de salida es 1 si un número impreso reproducible difiere.",
      arguments: { study: "un estudio incluido (`study list`) o un archivo" },
      options: {
        jobs,
        store,
        resume: "continúa el estudio más reciente de ese nombre",
        sample: "solo N instancias de cada parte, siempre las mismas",
        heartbeat,
        quiet: "no muestra las tablas",
      },
    },
    "study status": {
      description: "Muestra cómo va un estudio.",
      arguments: { study: "un identificador o un nombre (si no, todos los que no han acabado)" },
      options: { store },
    },
    "study show": {
      description: "Muestra las tablas de un estudio.",
      arguments: { study: idOrName },
      options: { store },
    },
    "study report": {
      description: "Hace tablas, gráficos y frases con los resultados de un estudio.",
      arguments: { study: idOrName },
      options: {
        html: "una página con gráficos y tablas que se ordenan",
        pdf: "lo mismo en papel; solo a un archivo",
        markdown: "frases y tablas",
        csv: "una línea por ejecución, con todos los contadores, para una hoja de cálculo",
        json: "los resultados mismos",
        counter: "qué nodos cuentan tablas, gráficos y frases (por defecto, los del estudio)",
        store,
      },
      note: "Sin ARCHIVO, un formato va a la salida estándar; el formato por defecto es Markdown.",
    },
    "study compare": {
      description:
        "Dice qué ha cambiado entre dos ejecuciones de un estudio: los nodos exactamente, los tiempos con pruebas de significación.",
      arguments: { a: "la anterior, por identificador o nombre", b: "la posterior" },
      options: {
        json: "la comparación en un solo objeto, con todo",
        markdown: "la comparación en Markdown",
        store,
      },
      note: "El código de salida es 0 si todas las ejecuciones, resultados y nodos son iguales; si no, 1.",
    },
    worker: {
      summary: "tomar ejecuciones de estudios de un almacén PostgreSQL",
      description:
        "Ejecuta lo que `study run --store postgres://…` pone en el almacén. Con SIGTERM o Ctrl-C acaba lo que tiene entre manos y termina.",
      options: { store, jobs, heartbeat, "until-idle": "termina cuando no queda trabajo" },
    },
    studio: {
      summary: "ver búsquedas en una página web de esta máquina",
      description: "Sirve el estudio, una página web para ver búsquedas, y lo abre en el navegador.",
      options: {
        port: "el puerto; si está ocupado, el siguiente libre",
        host: "la dirección en la que escucha; con 0.0.0.0 se llega desde otras máquinas",
        "no-open": "no abre un navegador",
        store: "los estudios que se muestran: un archivo, o postgres://… (si no, como `study`)",
        files: "la carpeta cuyos archivos pueden nombrar los estudios de la página (si no, ninguna)",
      },
    },
    completion: {
      summary: "mostrar lo que hace que una shell complete palabras: bash, zsh o fish",
      description:
        'Muestra un guion para una shell, que entonces completa órdenes, opciones y nombres: estrategias, heurísticas, tableros. Para bash: eval "$(frontier completion bash)" en ~/.bashrc; para zsh lo mismo en ~/.zshrc, después de compinit; para fish: frontier completion fish > ~/.config/fish/completions/frontier.fish',
      arguments: { shell: "la shell" },
    },
    help: { summary: "mostrar qué hace una orden: help solve" },
  },
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
        cost: "el coste de colocar una pieza",
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
