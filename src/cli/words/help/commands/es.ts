/** What help texts say of the commands, in Spanish. */
import type { HelpWords } from "../words.ts";

const json = "muestra JSON en lugar de texto";
const store = "un archivo, o postgres://… (si no, FRONTIER_STORE o un archivo en la carpeta de datos)";
const heartbeat = "segundos entre las señales de vida de un trabajador (solo postgres; 5 si no se dice)";
const jobs = "procesos (si no, uno por núcleo)";
const idOrName = "un identificador como en `study list`, o un nombre: el más reciente";

export const commands: HelpWords["commands"] = {
  "": {
    description:
      "Un taller de búsqueda en espacios de estados: el problema se plantea una vez y todas las estrategias lo resuelven.",
  },
  solve: {
    summary: "resolver un problema con una estrategia",
    description: "Resuelve un problema con una estrategia y muestra la solución y los contadores.",
    arguments: {
      domain: "véase `list domains`; o un programa que plantea un problema: reglas, TypeScript, JavaScript",
      problem:
        "un archivo, un nombre de `list instances`, el problema mismo, o - para la entrada estándar; para reglas, hechos con los que empezar",
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
      domain: "véase `list domains`; o un programa que plantea un problema: reglas, TypeScript, JavaScript",
      problems:
        "archivos, nombres de `list instances`, o los problemas mismos; para reglas, hechos con los que empezar",
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
  heuristic: {
    summary:
      "mostrar las estimaciones de un tablero por partes, o qué heurística es la mejor en todos los tableros, y por qué",
    description:
      "Muestra las estimaciones de un tablero por partes, o averigua qué heurística es la mejor en todo un espacio, y por qué: errores frente a los costos reales, cuáles son admisibles y consistentes, cuál domina a cuál, los nodos que resultan.",
    arguments: {
      domain: "véase `list domains`; o un programa que plantea un problema: reglas, TypeScript, JavaScript",
      board: "un archivo, un nombre de `list instances`, el tablero mismo, o - para la entrada estándar",
    },
    options: {
      space: "en lugar de un tablero: todos los de un tamaño, como 3x3, o todos los estados de un problema",
      sample: "tantos estados al azar del espacio en lugar de todos, según --seed (1 si no se dice)",
      heuristics: "separadas por comas (por defecto, todas las que están listas en segundos)",
      html: "escribe una página con tablas y dibujos",
      svg: "escribe los dibujos: error según el costo real, distribución de h, retículo",
      json: "muestra un objeto JSON en lugar de texto",
    },
  },
  depths: {
    summary:
      "contar todos los tableros de un puzle deslizante según los movimientos que necesitan, hasta 4x3",
    description:
      "Cuenta los tableros de un puzle deslizante según los movimientos que necesitan, todos, con dos bits para cada uno. Hasta 12 casillas: los 239.500.800 tableros de 4x3 ocupan 60 MB y tardan unos segundos.",
    arguments: { size: "filas y columnas, como 4x3" },
    options: {
      goal: "la meta, escrita como un tablero (si no, 1 2 3 … con el hueco al final)",
      checkpoint: "guarda el trabajo en este archivo, y continúa desde él si existe",
      json,
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
      "allow-files": "deja que el programa lea y escriba archivos",
      json,
    },
  },
  "rules table": {
    description:
      "Repite las tablas de evaluación de los dos documentos del 8-puzle y muestra nuestros números junto a los impresos.",
    arguments: { table: "clips-lab, de momento la única" },
    options: { json },
  },
  grade: {
    summary:
      "ejecutar el programa de CLIPS de un alumno en muchos tableros: resueltos, nivel, reglas disparadas, qué falla",
    description:
      "Ejecuta un programa de reglas en muchos tableros, sin archivos ni procesos y con límites: qué ha resuelto, en qué nivel frente al óptimo, cuántas reglas ha disparado y qué ha ido mal.",
    arguments: { program: "un archivo de construcciones de CLIPS" },
    options: {
      boards: "tableros, nombres de tableros o hechos, uno por línea",
      goal: "lo que hay que alcanzar (si no, lo de la forma: 1 2 3 8 0 4 7 6 5)",
      form: "cómo escribe el programa los estados; la manera de los documentos no lo necesita",
      strategy: "el orden de la agenda",
      salience: "cuándo se evalúa la prioridad",
      depth: "el límite de profundidad que se le dice al programa",
      firings: "para cada ejecución tras tantas reglas",
      time: "para cada ejecución tras un tiempo",
      cpu: "para cada ejecución tras tanto tiempo de procesador",
      json,
      csv: "escribe además una tabla para una hoja de cálculo",
      html: "escribe además una página",
    },
  },
  knight: {
    summary: "jugar al juego del caballo: un menú en portugués, inglés, español o catalán",
    description:
      "El menú del juego del caballo: se elige un problema, un algoritmo, una heurística y las reglas.",
    options: {
      file: "los problemas (por defecto, el problemas.dat de la carpeta actual, o el del programa)",
      results: "el archivo al que se añaden los resultados",
      random: "la semilla del tablero al azar del problema F; el archivo que se indique se reescribe con él",
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
  "eternity2 spaces": {
    description:
      "Muestra los tamaños de los espacios de búsqueda del informe junto a los correctos, cómo crecen, y su primera función de costo con las piezas tal como están y mezcladas.",
    options: { html: "escribe una página", json },
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
    description:
      "Ejecuta un estudio. El código de salida es 1 si un número impreso reproducible difiere, y 4 si alguna ejecución ha fallado.",
    arguments: { study: "un estudio incluido (`study list`) o un archivo" },
    options: {
      jobs,
      store,
      resume: "continúa el estudio más reciente de ese nombre",
      "retry-died": "lo continúa y repite las ejecuciones que fallaron menos de TIMES veces (si no, 3)",
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
  "study check": {
    description:
      "Comprueba un almacén: cada resultado con su suma de control. El código de salida es 1 si alguno está dañado.",
    options: { store },
  },
  "study export": {
    description: "Escribe un estudio en un archivo, para importarlo en otro almacén.",
    arguments: { study: idOrName, file: "dónde" },
    options: { store },
  },
  "study import": {
    description: "Pone en un almacén un estudio exportado.",
    arguments: { file: "lo que escribió `study export`" },
    options: { store },
  },
  "study report": {
    description: "Hace tablas, gráficos y frases con los resultados de un estudio.",
    arguments: { study: "uno o varios: un identificador como en `study list`, o un nombre: el más reciente" },
    options: {
      html: "una página con gráficos y tablas que se ordenan",
      pdf: "lo mismo en papel; solo a un archivo",
      markdown: "frases y tablas",
      csv: "una línea por ejecución, con todos los contadores, para una hoja de cálculo",
      json: "los resultados mismos",
      table: "las tablas en LaTeX",
      template: "su forma; `informe` es la que piden los cursos, con portada y huecos por rellenar",
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
      proxy: "la dirección con la que un proxy de esta máquina lo muestra: https://…",
    },
  },
  completion: {
    summary: "mostrar lo que hace que una shell complete palabras: bash, zsh o fish",
    description:
      'Muestra un guion para una shell, que entonces completa órdenes, opciones y nombres: estrategias, heurísticas, tableros. Para bash: eval "$(frontier completion bash)" en ~/.bashrc; para zsh lo mismo en ~/.zshrc, después de compinit; para fish: frontier completion fish > ~/.config/fish/completions/frontier.fish',
    arguments: { shell: "la shell" },
  },
  help: { summary: "mostrar qué hace una orden: help solve" },
};
