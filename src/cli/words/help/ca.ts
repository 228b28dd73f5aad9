/** Help texts in Catalan. */
import { commands } from "./commands/ca.ts";
import type { HelpWords } from "./words.ts";

export const ca: HelpWords = {
  titles: {
    usage: "Ús:",
    arguments: "Arguments:",
    options: "Opcions:",
    commands: "Ordres:",
    examples: "Exemples:",
    commandGroups: {
      search: "Cerca:",
      rules: "Programes de regles:",
      documents: "Els programes dels documents del curs:",
      studies: "Estudis:",
      program: "El programa:",
    },
    optionGroups: {
      search: "La cerca:",
      conventions: "Les seves convencions:",
      limits: "Els seus límits:",
      domain: "El problema:",
      output: "Què es mostra:",
      general: "Sempre:",
    },
    choices: (values) => `valors: ${values.join(", ")}`,
    byDefault: (value) => `per defecte: ${value}`,
    help: "mostra aquesta ajuda",
    lang: "la llengua: en, es, ca o pt (per defecte, la de l’entorn)",
    version: "mostra la versió",
    ofDomains: (command) =>
      `Cada domini té opcions pròpies, que \`frontier ${command} DOMINI --help\` explica:`,
    moreHelp: "`frontier help ORDRE` mostra les opcions d’una ordre.",
  },
  commands,
  searchOptions: {
    strategy: "com es cerca; vegeu `list strategies`",
    heuristic: "l’estimació, o la més gran de diverses; vegeu `list heuristics`",
    preset: "un conjunt d’opcions amb nom; vegeu `list presets`",
    duplicates: "què es fa amb els estats coneguts",
    "goal-test": "quan es comprova si un node és meta",
    ties: "quin dels nodes iguals va primer",
    precision: "de les estimacions i prioritats",
    "limit-nodes": "com compten els nodes al límit de profunditat",
    counting: "com es compten els nodes generats",
    weight: "pes de l’estimació",
    width: "nodes que es guarden a cada profunditat",
    capacity: "nodes que caben en memòria alhora",
    "max-depth": "els nodes d’aquesta profunditat no s’expandeixen",
    nodes: "s’atura després d’expandir N nodes",
    "node-stop": "on s’atura --nodes",
    time: "s’atura després d’un temps: 500ms, 60s, 5m, 1h",
    cpu: "s’atura després de tant temps de processador, sumats tots els fils",
    memory: "s’atura en fer servir aquesta memòria: 500MB, 2GB; si no, la meitat de la lliure",
  },
  domains: {
    "sliding-tiles": {
      summary: "Puzles lliscants de 2x2 a 5x5: el 8-puzle, el 15-puzle, el 24-puzle.",
      input: 'un fitxer, "8 1 3 4 0 2 7 6 5", o un nom de `list instances`',
      options: {
        goal: "la meta, escrita com un tauler (si no, 1 2 3 … amb el forat al final)",
        size: "files i columnes d’un tauler en una línia que no és quadrat",
        order: "l’ordre en què es proven els moviments del forat",
        "root-order": "l’ordre a l’inici, si és diferent",
      },
      presets: {
        "clips-lab":
          "com en el 8-puzle amb regles: l’activació d’una regla de moviment és un node que espera",
        "kotlin-project": "com en el projecte d’A*: els estats oberts es compten quan s’extreu la meta",
      },
    },
    "knight-score": {
      summary: "El joc del cavall: saltar de número en número fins a tenir prou punts.",
      input: "un fitxer (problemas.dat, JSON, una graella de números) o un nom de `list instances`",
      options: {
        problem: "quin problema d’un fitxer amb diversos, per exemple D",
        rules: "què treu del tauler un número",
        double: "quin doble desapareix, amb les regles oficials",
        goal: "si basten els punts del tauler o se’n volen els màxims",
        target: "els punts que cal assolir, en lloc dels del fitxer",
        random: "un tauler nou a l’atzar per al problema (F si no es diu), que s’escriu al seu fitxer",
      },
      presets: {
        "lisp-manual":
          "com en el programa en Lisp: les seves regles, la seva llista d’oberts, els seus números de 32 bits i la seva manera de comptar",
      },
    },
    eternity2: {
      summary:
        "Eternity II: peces quadrades amb costats de colors en un tauler; tots els costats coincideixen, gris a la vora.",
      input: "un fitxer de peces, una adreça d’un visor, o un nom de `list instances`",
      options: {
        formulation: "què és un node",
        cost: "el cost de col·locar una peça",
        pieces: "l’ordre i els girs de les peces",
        seed: "per a peces barrejades i taulers generats",
        fill: "l’ordre de les caselles, o una llista de totes",
        all: "busca totes les solucions, no només la primera",
        list: "escriu les solucions com a adreces d’un visor, una per línia",
        best: "mostra el tauler amb més peces si s’atura abans d’una solució",
        mismatches: "amb --best: fins a N arestes interiors poden diferir; compta la puntuació més alta",
        "mismatch-from": "peces col·locades abans que una aresta pugui diferir (si no, tres quarts)",
        workers: "fils (si no, un per nucli)",
        checkpoint: "desa allà l’estat dues vegades per segon i amb Ctrl-C; des d’allà continua",
      },
      presets: {
        "java-report":
          "com el programa de l’informe: les seves peces tal com són, els seus empats, la seva manera de comptar",
      },
    },
  },
};
