/** What stands in a course report, in Catalan. */
import type { InformeWords } from "./en.ts";

export const ca: InformeWords = {
  toFill: "[per completar]",
  byAuthor: (what) => `A càrrec dels autors: ${what}`,

  cover: "Portada",
  university: "Universitat",
  department: "Departament",
  course: "Assignatura",
  work: "Títol del treball",
  students: "Alumnes",
  teacher: "Professor o professora",
  date: "Data",

  platform: "Plataforma de desenvolupament",
  ownPlatform:
    "si entregueu un programa propi, el compilador i l’entorn d’execució que fa servir, amb les versions.",

  design: "Disseny de la solució",
  problem: "El problema com a cerca",
  formulation: {
    state: "Estats",
    actions: "Accions",
    goal: "Estat objectiu",
    cost: "Cost del camí",
  },
  domains: {
    "sliding-tiles": {
      state: "la posició de cada fitxa i de la casella en blanc en el tauler",
      actions:
        "moure la casella en blanc dalt, baix, a l’esquerra o a la dreta, és a dir, fer-hi lliscar la fitxa veïna",
      goal: "cada fitxa al seu lloc",
      cost: "el nombre de moviments",
    },
    "knight-score": {
      state: "els nombres que queden en el tauler, la posició del cavall i els punts acumulats",
      actions: "un salt del cavall a una casella amb nombre, que suma els seus punts i després queda buida",
      goal: "almenys els punts demanats",
      cost: "el nombre de salts",
    },
    eternity2: {
      state: "les peces col·locades en el tauler, amb les seues rotacions",
      actions: "col·locar una peça que quede, girada de qualsevol manera, en una posició buida",
      goal: "un tauler complet amb el mateix color als costats veïns i gris a les vores",
      cost: "el de la funció de cost triada",
    },
  },
  searches: (names) => `Cerques comparades: ${names}.`,
  heuristicsUsed: "Heurístiques",
  heuristics: {
    zero: "0 per a tot estat",
    misplaced: "W(n): el nombre de fitxes descol·locades",
    manhattan: "la suma de les distàncies verticals i horitzontals de cada fitxa al seu lloc",
    blank: "la distància de la casella en blanc al seu lloc",
    base: "els punts que falten dividits per la mitjana dels nombres que queden",
    nova: "els punts que falten pels salts possibles, dividits per huit vegades el nombre més alt que queda",
    "border-first": "primer els cantons, després les vores, després el que és més lluny del centre",
    spiral: "les posicions en ordre d’espiral",
    colours: "les posicions que falten, mentre els colors necessaris queden en altres peces",
  },
  example: (instance) => `Exemple resolt: ${instance}`,
  exampleNote: "Cada estimació d’aquest tauler per les seues parts, i f = g + h del primer pas.",
  hopeless:
    "no n’hi ha: el tauler no té solució, cosa que es detecta abans de cercar, de manera que no s’obri cap estat.",
  ownDesign: "com heu arribat a aquest disseny i quines alternatives heu descartat.",

  details: "Detalls de la implementació",
  frontier: "A* ordena la llista de nodes oberts per f = g + h: sempre n’extrau el node amb menor f.",
  duplicates: {
    none: "No es fa cap control de nodes repetits.",
    parent:
      "S’eviten els cicles directes: no es genera el successor que desfà l’últim moviment. No hi ha cap altre control de nodes repetits.",
    path: "Es descarta un successor amb un estat que ja és al seu camí.",
    "keep-first":
      "Cada estat assolit es guarda en una taula de dispersió, i es descarta un successor amb un estat ja assolit.",
    "keep-cheapest":
      "Cada estat assolit es guarda amb el seu cost en una taula de dispersió; un successor amb un estat ja assolit es descarta, llevat que el camí nou siga més barat.",
  },
  implicit:
    "El graf és implícit: els successors es generen en expandir un estat, i el graf complet no es guarda mai.",
  parity: "Les configuracions irresolubles es detecten abans de cercar, per la paritat de les inversions.",
  ownDetails: "les estructures de dades del vostre programa i els aspectes rellevants de la implementació.",

  experiment: "Proves d’avaluació",
  initialState: "Estat inicial",
  pathCost: "cost del camí",
  analysis: "Anàlisi dels resultats",

  state: "Estat actual dels programes",
  works: (runs, answered) =>
    runs === answered
      ? `El programa funciona: les ${runs} execucions de l’estudi han acabat amb una resposta.`
      : `De les ${runs} execucions de l’estudi, ${answered} han acabat amb una resposta; les altres es llisten més amunt.`,
  ownState: "els errors coneguts i el que encara no funciona.",

  references: "Referències bibliogràfiques",
  ownReferences: "altres fonts que hàgeu utilitzat.",
};
