/** What help texts say of the commands, in Catalan. */
import type { HelpWords } from "../words.ts";

const json = "mostra JSON en lloc de text";
const store = "un fitxer, o postgres://… (si no, FRONTIER_STORE o un fitxer a la carpeta de dades)";
const heartbeat = "segons entre els senyals de vida d’un treballador (només postgres; 5 si no es diu)";
const jobs = "processos (si no, un per nucli)";
const idOrName = "un identificador com a `study list`, o un nom: el més recent";

export const commands: HelpWords["commands"] = {
  "": {
    description:
      "Un taller de cerca en espais d’estats: el problema es planteja un cop i totes les estratègies el resolen.",
  },
  solve: {
    summary: "resoldre un problema amb una estratègia",
    description: "Resol un problema amb una estratègia i mostra la solució i els comptadors.",
    arguments: {
      domain: "vegeu `list domains`; o un programa que planteja un problema: regles, TypeScript, JavaScript",
      problem:
        "un fitxer, un nom de `list instances`, el problema mateix, o - per a l’entrada estàndard; per a regles, fets amb què començar",
    },
    options: {
      boards: "mostra un tauler per cada pas, també dels taulers grans",
      trace: "escriu en un fitxer cada esdeveniment de la cerca, en línies JSON",
      check: "no resol: pren una mostra d’estats i diu què falla en el problema o en l’heurística",
      json: "mostra un objecte JSON en lloc de text",
    },
  },
  compare: {
    summary: "comparar estratègies, heurístiques i opcions en els mateixos problemes",
    description:
      "Executa cada estratègia amb cada heurística i cada valor de les opcions, separats per comes, en cada problema. El codi de sortida és 0 si totes les execucions acaben, amb solució o sense, i 3 si alguna arriba a un límit.",
    arguments: {
      domain: "vegeu `list domains`; o un programa que planteja un problema: regles, TypeScript, JavaScript",
      problems:
        "fitxers, noms de `list instances`, o els problemes mateixos; per a regles, fets amb què començar",
    },
    options: {
      strategies: "separades per comes (per defecte, la del domini)",
      heuristics: "separades per comes (per defecte, la del domini)",
      counter: "què mostren les cel·les",
      csv: "una línia per execució, amb tots els comptadors",
      markdown: "la taula en Markdown",
      json: "un objecte JSON per execució, en una llista",
    },
  },
  heuristic: {
    summary:
      "mostrar les estimacions d’un tauler per parts, o quina heurística és la millor en tots els taulers, i per què",
    description:
      "Mostra les estimacions d’un tauler per parts, o esbrina quina heurística és la millor en tot un espai, i per què: errors respecte dels costos reals, quines són admissibles i consistents, quina domina quina, els nodes que en resulten.",
    arguments: {
      domain: "vegeu `list domains`; o un programa que planteja un problema: regles, TypeScript, JavaScript",
      board: "un fitxer, un nom de `list instances`, el tauler mateix, o - per a l’entrada estàndard",
    },
    options: {
      space: "en lloc d’un tauler: tots els d’una mida, com ara 3x3, o tots els estats d’un problema",
      sample: "tants estats a l’atzar de l’espai en lloc de tots, segons --seed (1 si no es diu)",
      heuristics: "separades per comes (per defecte, totes les que estan a punt en segons)",
      html: "escriu una pàgina amb taules i dibuixos",
      svg: "escriu els dibuixos: error segons el cost real, distribució de h, reticle",
      json: "mostra un objecte JSON en lloc de text",
    },
  },
  depths: {
    summary: "comptar tots els taulers d’un puzle lliscant segons els moviments que necessiten, fins a 4x3",
    description:
      "Compta els taulers d’un puzle lliscant segons els moviments que necessiten, tots, amb dos bits per a cadascun. Fins a 12 caselles: els 239.500.800 taulers de 4x3 ocupen 60 MB i triguen uns segons.",
    arguments: { size: "files i columnes, com ara 4x3" },
    options: {
      goal: "la meta, escrita com un tauler (si no, 1 2 3 … amb el forat al final)",
      checkpoint: "desa la feina en aquest fitxer, i hi continua si existeix",
      json,
    },
  },
  list: {
    summary: "enumerar dominis, estratègies, eleccions, heurístiques, instàncies o configuracions",
    description:
      "Enumera el que es pot anomenar a la línia d’ordres. La primera elecció d’una estratègia és la de per defecte; les altres opcions es mostren amb el valor per defecte.",
    arguments: { what: "què s’enumera" },
    options: { domain: "només d’un domini", json },
  },
  trace: {
    summary: "reproduir una traça fins a qualsevol pas, o exportar-la",
    description:
      "Mostra una traça escrita per `solve --trace`: sencera, o tal com era després de N esdeveniments.",
    arguments: { file: "una traça" },
    options: {
      step: "reprodueix els N primers esdeveniments i mostra on era la cerca",
      posthoc: "l’escriu en el format del visor Posthoc",
    },
  },
  clips: {
    summary: "executar programes de CLIPS 6.30, o escriure a la seva línia d’ordres",
    description:
      "CLIPS, cridat com el programa en C: -f FITXER escriu les ordres d’un fitxer, -f2 FITXER les executa en silenci, -l FITXER carrega construccions.",
    options: {
      sandbox: "nega al programa els fitxers i les ordres del sistema",
      "allow-system": "deixa que el programa executi ordres del sistema amb (system …), que si no, no fa res",
      explain: "diu on és cada error i què cal fer, també en una canonada",
    },
  },
  "clips format": {
    summary: "donar format a programes",
    description:
      "Dona format a programes de CLIPS, en els seus fitxers; sense fitxer, de l’entrada estàndard a la sortida estàndard. Els comentaris i els salts de línia dins de les llistes s’hi queden, i també tot el que els programes signifiquen.",
    options: {
      check: "no canvia res; enumera els fitxers que canviarien, i acaba amb el codi 1 si n’hi ha",
      indent: "columnes per nivell",
      width: "on es parteixen les línies",
    },
  },
  lsp: {
    summary: "servir editors: errors, compleció, ajuda, referències, format de CLIPS",
    description:
      "Un servidor de llenguatge per a CLIPS, que engeguen els editors: errors, compleció, ajuda, definicions, referències, canvi de noms, format. Vegeu docs/editors.md.",
    options: {
      stdio: "parla per l’entrada i la sortida estàndard; no hi ha cap altra manera, i es pot ometre",
    },
  },
  "debug-adapter": {
    summary: "executar programes de CLIPS amb el depurador d’un editor",
    description:
      "Un adaptador de depuració per a CLIPS, que engeguen els editors: punts d’aturada en regles, passos per tret, endavant i enrere; fets, agenda i globals com a variables. Vegeu docs/editors.md.",
  },
  rules: {
    summary:
      "dibuixar l’arbre de cerca d’un programa de CLIPS, o repetir les taules dels documents del 8-puzle",
    description: "Programes de regles vistos com a cerques.",
  },
  "rules tree": {
    description:
      "Executa un programa de regles i mostra quin fet surt de quin: l’arbre de cerca. Les activacions que esperen van entre claudàtors.",
    arguments: { program: "un fitxer de construccions" },
    options: {
      batch: "un fitxer d’ordres que s’executen després de la càrrega; es pot repetir",
      command: "una ordre que s’executa abans, (reset) si no n’hi ha cap; es pot repetir",
      strategy: "l’ordre de l’agenda: depth, breadth, lex, mea, complexity, simplicity, random",
      "max-firings": "s’atura després de tants trets",
      lines: "mostra com a màxim tantes línies",
      svg: "dibuixa l’arbre en un fitxer",
      "allow-files": "deixa que el programa llegeixi i escrigui fitxers",
      json,
    },
  },
  "rules table": {
    description:
      "Repeteix les taules d’avaluació dels dos documents del 8-puzle i mostra els nostres números al costat dels impresos.",
    arguments: { table: "clips-lab, de moment l’única" },
    options: { json },
  },
  grade: {
    summary:
      "executar el programa de CLIPS d’un alumne en molts taulers: resolts, nivell, regles disparades, què falla",
    description:
      "Executa un programa de regles en molts taulers, sense fitxers ni processos i amb límits: què ha resolt, en quin nivell respecte de l’òptim, quantes regles ha disparat i què ha anat malament.",
    arguments: { program: "un fitxer de construccions de CLIPS" },
    options: {
      boards: "taulers, noms de taulers o fets, un per línia",
      goal: "el que cal assolir (si no, el de la forma: 1 2 3 8 0 4 7 6 5)",
      form: "com escriu el programa els estats; la manera dels documents no ho necessita",
      strategy: "l’ordre de l’agenda",
      salience: "quan s’avalua la prioritat",
      depth: "el límit de profunditat que es diu al programa",
      firings: "atura cada execució després de tantes regles",
      time: "atura cada execució després d’un temps",
      cpu: "atura cada execució després de tant temps de processador",
      json,
      csv: "escriu a més una taula per a un full de càlcul",
      html: "escriu a més una pàgina",
    },
  },
  knight: {
    summary: "jugar al joc del cavall: un menú en portuguès, anglès, castellà o català",
    description:
      "El menú del joc del cavall: es tria un problema, un algorisme, una heurística i les regles.",
    options: {
      file: "els problemes (per defecte, el problemas.dat de la carpeta actual, o el del programa)",
      results: "el fitxer al qual s’afegeixen els resultats",
      random: "la llavor del tauler a l’atzar del problema F; el fitxer que s’indiqui es reescriu amb ell",
    },
  },
  "knight play": {
    summary: "jugar: a soles, dues persones, o la màquina com a un dels jugadors o tots dos",
    arguments: { problem: "un problema del fitxer" },
    options: {
      first: "qui juga primer",
      second: "qui juga segon",
      rules: "què treu del tauler un número",
      strategy: "com tria la màquina una jugada",
      depth: "quantes jugades mira la màquina endavant",
      time: "quant pensa la màquina a cada jugada (1s si no es diu --depth)",
      json: "mostra la partida en JSON quan s’acaba",
    },
  },
  "knight table": {
    summary: "les dues taules del manual, les nostres al costat dels números impresos",
    options: { json },
  },
  "eight-puzzle": {
    summary: "resoldre un 8-puzle com el projecte d’A*, igual que runEightPuzzle.sh (en castellà)",
    arguments: {
      heuristic: "z (zero), d (descol·locades), m (Manhattan), b (blanc)",
      file: "tres files de tres números",
    },
  },
  eternity2: {
    summary: "repetir les taules de l’informe d’Eternity II, generar trencaclosques, dibuixar taulers",
    description: "Eines per a Eternity II, a més de `solve eternity2` i `compare eternity2`.",
  },
  "eternity2 table": {
    description:
      "Repeteix les taules 1 a 3 de l’informe i mostra els nostres comptadors al costat dels impresos.",
    options: { json },
  },
  "eternity2 spaces": {
    description:
      "Mostra les mides dels espais de cerca de l’informe al costat de les correctes, com creixen, i la seva primera funció de cost amb les peces tal com són i barrejades.",
    options: { html: "escriu una pàgina", json },
  },
  "eternity2 generate": {
    description: "Genera un trencaclosques que té solució i no té peces iguals ni simètriques.",
    options: {
      size: "columnes i files",
      frame: "colors de les arestes al llarg de la vora",
      inner: "colors de les altres arestes",
      seed: "la mateixa llavor dona el mateix trencaclosques",
      unique: "amb una sola solució, sense comptar els taulers girats",
      json: "en JSON",
      output: "l’escriu en un fitxer",
    },
  },
  "eternity2 show": {
    description:
      "Dibuixa un tauler, el puntua i diu què hi ha malament; d’un trencaclosques sense col·locar mostra les peces.",
    arguments: {
      board: "una adreça d’un visor; un fitxer amb una, amb JSON o amb peces; o un nom de `list instances`",
    },
    options: {
      pieces: "les peces del trencaclosques: qualsevol altra peça del tauler és aliena",
      svg: "escriu un dibuix",
      png: "escriu un dibuix",
      numbers: "amb els números de les peces (SVG)",
      json,
    },
  },
  study: {
    summary: "fer experiments: estratègies x heurístiques x instàncies, d’un fitxer a taules",
    description:
      "Estudis: totes les combinacions d’unes llistes, executades en tots els nuclis i desades en un magatzem; vegeu docs/studies.md.",
  },
  "study new": {
    description: "Escriu un fitxer d’estudi amb tot explicat.",
    arguments: { file: "on" },
  },
  "study list": { description: "Enumera els estudis inclosos i els del magatzem.", options: { store } },
  "study run": {
    description:
      "Executa un estudi. El codi de sortida és 1 si un número imprès reproduïble difereix, i 4 si alguna execució ha fallat.",
    arguments: { study: "un estudi inclòs (`study list`) o un fitxer" },
    options: {
      jobs,
      store,
      resume: "continua l’estudi més recent d’aquest nom",
      "retry-died": "el continua i repeteix les execucions que van fallar menys de TIMES vegades (si no, 3)",
      sample: "només N instàncies de cada part, sempre les mateixes",
      heartbeat,
      quiet: "no mostra les taules",
    },
  },
  "study status": {
    description: "Mostra com va un estudi.",
    arguments: { study: "un identificador o un nom (si no, tots els que no han acabat)" },
    options: { store },
  },
  "study show": {
    description: "Mostra les taules d’un estudi.",
    arguments: { study: idOrName },
    options: { store },
  },
  "study check": {
    description:
      "Comprova un magatzem: cada resultat amb la seva suma de control. El codi de sortida és 1 si n’hi ha cap de malmès.",
    options: { store },
  },
  "study export": {
    description: "Escriu un estudi en un fitxer, per importar-lo en un altre magatzem.",
    arguments: { study: idOrName, file: "on" },
    options: { store },
  },
  "study import": {
    description: "Posa en un magatzem un estudi exportat.",
    arguments: { file: "el que va escriure `study export`" },
    options: { store },
  },
  "study report": {
    description: "Fa taules, gràfics i frases amb els resultats d’un estudi.",
    arguments: { study: "un o diversos: un identificador com a `study list`, o un nom: el més recent" },
    options: {
      html: "una pàgina amb gràfics i taules que s’ordenen",
      pdf: "el mateix en paper; només a un fitxer",
      markdown: "frases i taules",
      csv: "una línia per execució, amb tots els comptadors, per a un full de càlcul",
      json: "els resultats mateixos",
      table: "les taules en LaTeX",
      template: "la seva forma; `informe` és la que demanen els cursos, amb portada i buits per omplir",
      counter: "quins nodes compten taules, gràfics i frases (per defecte, els de l’estudi)",
      store,
    },
    note: "Sense FITXER, un format va a la sortida estàndard; el format per defecte és Markdown.",
  },
  "study compare": {
    description:
      "Diu què ha canviat entre dues execucions d’un estudi: els nodes exactament, els temps amb proves de significació.",
    arguments: { a: "l’anterior, per identificador o nom", b: "la posterior" },
    options: {
      json: "la comparació en un sol objecte, amb tot",
      markdown: "la comparació en Markdown",
      store,
    },
    note: "El codi de sortida és 0 si totes les execucions, resultats i nodes són iguals; si no, 1.",
  },
  worker: {
    summary: "prendre execucions d’estudis d’un magatzem PostgreSQL",
    description:
      "Executa el que `study run --store postgres://…` posa al magatzem. Amb SIGTERM o Ctrl-C acaba el que té entre mans i plega.",
    options: { store, jobs, heartbeat, "until-idle": "plega quan no queda feina" },
  },
  studio: {
    summary: "veure cerques en una pàgina web d’aquesta màquina",
    description: "Serveix l’estudi, una pàgina web per veure cerques, i l’obre al navegador.",
    options: {
      port: "el port; si està ocupat, el següent lliure",
      host: "l’adreça en què escolta; amb 0.0.0.0 s’hi arriba des d’altres màquines",
      "no-open": "no obre cap navegador",
      store: "els estudis que es mostren: un fitxer, o postgres://… (si no, com `study`)",
      files: "la carpeta els fitxers de la qual poden anomenar els estudis de la pàgina (si no, cap)",
      proxy: "l’adreça amb què un proxy d’aquesta màquina el mostra: https://…",
    },
  },
  completion: {
    summary: "mostrar el que fa que un intèrpret completi paraules: bash, zsh o fish",
    description:
      'Mostra un guió per a un intèrpret d’ordres, que llavors completa ordres, opcions i noms: estratègies, heurístiques, taulers. Per a bash: eval "$(frontier completion bash)" a ~/.bashrc; per a zsh el mateix a ~/.zshrc, després de compinit; per a fish: frontier completion fish > ~/.config/fish/completions/frontier.fish',
    arguments: { shell: "l’intèrpret d’ordres" },
  },
  help: { summary: "mostrar què fa una ordre: help solve" },
};
