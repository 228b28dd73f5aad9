/** The lines of pseudocode, in the four languages; lists have the names that textbooks give them. */
import type { Language } from "../../../words/languages.ts";

type Texts = readonly [en: string, es: string, ca: string, pt: string];

export const languages: readonly Language[] = ["en", "es", "ca", "pt"];

/** The names of the two lists. */
export const listNames: Readonly<Record<"open" | "closed", Texts>> = {
  open: ["OPEN", "ABIERTOS", "OBERTS", "ABERTOS"],
  closed: ["CLOSED", "CERRADOS", "TANCATS", "FECHADOS"],
};

/** `{O}` and `{C}` are the lists, `{w}` a number that the user has set. */
export const sentences = {
  begin: [
    "{O} ← the starts, {C} ← {}",
    "{O} ← los inicios, {C} ← {}",
    "{O} ← els inicis, {C} ← {}",
    "{O} ← os inícios, {C} ← {}",
  ],
  beginOpen: ["{O} ← the starts", "{O} ← los inicios", "{O} ← els inicis", "{O} ← os inícios"],
  beginBoth: [
    "{O}₁ ← the starts, {O}₂ ← the goals",
    "{O}₁ ← los inicios, {O}₂ ← las metas",
    "{O}₁ ← els inicis, {O}₂ ← les metes",
    "{O}₁ ← os inícios, {O}₂ ← os objetivos",
  ],
  whileOpen: [
    "while {O} is not empty:",
    "mientras {O} no esté vacía:",
    "mentre {O} no estigui buida:",
    "enquanto {O} não estiver vazia:",
  ],
  whileBoth: [
    "while neither {O}₁ nor {O}₂ is empty:",
    "mientras ni {O}₁ ni {O}₂ estén vacías:",
    "mentre ni {O}₁ ni {O}₂ no siguin buides:",
    "enquanto nem {O}₁ nem {O}₂ estiverem vazias:",
  ],
  takeOldest: [
    "n ← the oldest node of {O}",
    "n ← el nodo más antiguo de {O}",
    "n ← el node més antic d’{O}",
    "n ← o nó mais antigo de {O}",
  ],
  takeNewest: [
    "n ← the newest node of {O}",
    "n ← el nodo más reciente de {O}",
    "n ← el node més recent d’{O}",
    "n ← o nó mais recente de {O}",
  ],
  takeCheapest: [
    "n ← the node of {O} with the least g(n)",
    "n ← el nodo de {O} con menor g(n)",
    "n ← el node d’{O} amb g(n) mínima",
    "n ← o nó de {O} com menor g(n)",
  ],
  takeNearest: [
    "n ← the node of {O} with the least h(n)",
    "n ← el nodo de {O} con menor h(n)",
    "n ← el node d’{O} amb h(n) mínima",
    "n ← o nó de {O} com menor h(n)",
  ],
  takeBest: [
    "n ← the node of {O} with the least f(n) = g(n) + h(n)",
    "n ← el nodo de {O} con menor f(n) = g(n) + h(n)",
    "n ← el node d’{O} amb f(n) = g(n) + h(n) mínima",
    "n ← o nó de {O} com menor f(n) = g(n) + h(n)",
  ],
  takeWeighted: [
    "n ← the node of {O} with the least f(n) = g(n) + {w}·h(n)",
    "n ← el nodo de {O} con menor f(n) = g(n) + {w}·h(n)",
    "n ← el node d’{O} amb f(n) = g(n) + {w}·h(n) mínima",
    "n ← o nó de {O} com menor f(n) = g(n) + {w}·h(n)",
  ],
  takeShallow: [
    "n ← the best node of the shallowest depth in {O}",
    "n ← el mejor nodo de la menor profundidad en {O}",
    "n ← el millor node de la menor profunditat a {O}",
    "n ← o melhor nó da menor profundidade em {O}",
  ],
  takeDeepest: [
    "n ← the node of {O} with the least f(n), the deepest of equals",
    "n ← el nodo de {O} con menor f(n); de los iguales, el más profundo",
    "n ← el node d’{O} amb f(n) mínima; dels iguals, el més profund",
    "n ← o nó de {O} com menor f(n); dos iguais, o mais fundo",
  ],
  takeSide: [
    "n ← the cheapest node of one side",
    "n ← el nodo más barato de un lado",
    "n ← el node més barat d’un costat",
    "n ← o nó mais barato de um dos lados",
  ],
  goal: [
    "if n is a goal: return the path to n",
    "si n es meta: devolver el camino hasta n",
    "si n és meta: retorna el camí fins a n",
    "se n é objetivo: devolver o caminho até n",
  ],
  goalChild: [
    "if c is a goal: return the path to c",
    "si c es meta: devolver el camino hasta c",
    "si c és meta: retorna el camí fins a c",
    "se c é objetivo: devolver o caminho até c",
  ],
  close: [
    "put n into {C}; for each child c of n:",
    "pasar n a {C}; para cada hijo c de n:",
    "passa n a {C}; per a cada fill c de n:",
    "passar n para {C}; para cada filho c de n:",
  ],
  children: [
    "for each child c of n:",
    "para cada hijo c de n:",
    "per a cada fill c de n:",
    "para cada filho c de n:",
  ],
  dropKnown: [
    "if c is in {O} or {C}: drop it",
    "si c está en {O} o {C}: descartarlo",
    "si c és a {O} o {C}: descarta’l",
    "se c está em {O} ou {C}: descartá-lo",
  ],
  dropDearer: [
    "if c is in {O} or {C} and no cheaper now: drop it",
    "si c está en {O} o {C} y ahora no es más barato: descartarlo",
    "si c és a {O} o {C} i ara no és més barat: descarta’l",
    "se c está em {O} ou {C} e agora não é mais barato: descartá-lo",
  ],
  cheaper: [
    "if c is there, but dearer: give it this path, back to {O}",
    "si c está allí, pero más caro: darle este camino, de vuelta a {O}",
    "si c hi és, però més car: dona-li aquest camí, de tornada a {O}",
    "se c lá está, mas mais caro: dar-lhe este caminho, de volta a {O}",
  ],
  dropParent: [
    "if c is the parent of n: drop it",
    "si c es el padre de n: descartarlo",
    "si c és el pare de n: descarta’l",
    "se c é o pai de n: descartá-lo",
  ],
  dropOnPath: [
    "if c is on the path to n: drop it",
    "si c está en el camino hasta n: descartarlo",
    "si c és en el camí fins a n: descarta’l",
    "se c está no caminho até n: descartá-lo",
  ],
  tooDeep: [
    "if c is deeper than the limit: leave it out",
    "si c es más profundo que el límite: dejarlo fuera",
    "si c és més profund que el límit: deixa’l fora",
    "se c é mais fundo do que o limite: deixá-lo de fora",
  ],
  add: ["otherwise put c into {O}", "si no, meter c en {O}", "si no, posa c a {O}", "senão, pôr c em {O}"],
  keepBest: [
    "keep only the {w} best of this depth",
    "conservar solo los {w} mejores de esta profundidad",
    "conserva només els {w} millors d’aquesta profunditat",
    "conservar só os {w} melhores desta profundidade",
  ],
  fail: [
    "return “no solution”",
    "devolver «sin solución»",
    "retorna «sense solució»",
    "devolver «sem solução»",
  ],
  callFirst: ["search(start)", "buscar(inicio)", "cerca(inici)", "procurar(início)"],
  rounds: [
    "repeat with the next larger bound: search(start)",
    "repetir con la siguiente cota mayor: buscar(inicio)",
    "repeteix amb la següent cota més gran: cerca(inici)",
    "repetir com o limite seguinte: procurar(início)",
  ],
  roundsOfLists: [
    "repeat with a limit one deeper:",
    "repetir con un límite un paso mayor:",
    "repeteix amb un límit un pas més gran:",
    "repetir com um limite um passo maior:",
  ],
  starts: ["n ← start", "n ← inicio", "n ← inici", "n ← início"],
  search: ["search(n):", "buscar(n):", "cerca(n):", "procurar(n):"],
  searchBest: [
    "search(n, limit), n being the child with the least f:",
    "buscar(n, límite), con n el hijo de menor f:",
    "cerca(n, límit), amb n el fill d’f mínima:",
    "procurar(n, limite), com n o filho de menor f:",
  ],
  overBound: [
    "if f(c) > bound: skip it, remember f(c)",
    "si f(c) > cota: saltarlo, recordar f(c)",
    "si f(c) > cota: salta’l, recorda f(c)",
    "se f(c) > limite: saltá-lo, lembrar f(c)",
  ],
  descend: ["otherwise search(c)", "si no, buscar(c)", "si no, cerca(c)", "senão, procurar(c)"],
  inherit: [
    "otherwise f(c) ← the larger of f(n) and g(c) + h(c)",
    "si no, f(c) ← el mayor de f(n) y g(c) + h(c)",
    "si no, f(c) ← el més gran de f(n) i g(c) + h(c)",
    "senão, f(c) ← o maior de f(n) e g(c) + h(c)",
  ],
  back: [
    "give n up and go back to its parent",
    "dejar n y volver a su padre",
    "deixa n i torna al seu pare",
    "deixar n e voltar ao pai",
  ],
  backOver: [
    "if all children are over the limit: forget them, n keeps their least f",
    "si todos los hijos pasan del límite: olvidarlos, n guarda su menor f",
    "si tots els fills passen del límit: oblida’ls, n en guarda la f mínima",
    "se todos os filhos passam do limite: esquecê-los, n guarda a menor f",
  ],
  noRoom: [
    "if no goal fits below c: f(c) ← ∞",
    "si bajo c no cabe ninguna meta: f(c) ← ∞",
    "si sota c no hi cap cap meta: f(c) ← ∞",
    "se abaixo de c não cabe nenhum objetivo: f(c) ← ∞",
  ],
  forget: [
    "while there are more than {w} nodes: forget the worst leaf, its parent keeps its f",
    "mientras haya más de {w} nodos: olvidar la peor hoja, su padre guarda su f",
    "mentre hi hagi més de {w} nodes: oblida la pitjor fulla, el pare en guarda la f",
    "enquanto houver mais de {w} nós: esquecer a pior folha, o pai guarda a sua f",
  ],
  meet: [
    "if both sides know c: remember the cheapest path through it",
    "si ambos lados conocen c: recordar el camino más barato por él",
    "si tots dos costats coneixen c: recorda el camí més barat que hi passa",
    "se ambos os lados conhecem c: lembrar o caminho mais barato por ele",
  ],
  met: [
    "if no path can be cheaper than that one: return it",
    "si ningún camino puede ser más barato que ese: devolverlo",
    "si cap camí no pot ser més barat que aquell: retorna’l",
    "se nenhum caminho pode ser mais barato do que esse: devolvê-lo",
  ],
} satisfies Record<string, Texts>;

export type SentenceName = keyof typeof sentences;
