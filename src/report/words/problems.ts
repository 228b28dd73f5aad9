/** What a report says of heuristics on several problems whose states were all looked at, in every language. */
import type { Language } from "../../words/languages.ts";
import { listedIn } from "../../words/number-text.ts";

/** Names with the numbers that belong to them. */
export interface Named {
  readonly name: string;
  readonly number: string;
}

/** Nodes on the shallowest and on the deepest problem. */
interface Grown {
  readonly name: string;
  readonly from: string;
  readonly least: string;
  readonly to: string;
  readonly most: string;
}

const list = listedIn("en");
const withNames = (all: readonly Named[]) => list(all.map(({ name, number }) => `${number} with ${name}`));
const en = {
  titles: {
    admissible: "What they guarantee",
    near: "How near the truth they are",
    deadEnds: "Which dead ends they recognise",
    growth: "How the nodes grow",
  },
  proved: (problems: string, states: string) =>
    `All states of ${problems} problems were looked at, ${states} together, so what is said of these problems is proved.`,
  tooLarge: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} too many states to be looked at.`,
  deadEnds: (states: string) => `From ${states} of the states no goal can be reached; means leave them out.`,
  neverTooHigh: (names: readonly string[]) =>
    `${list(names)} never ${names.length === 1 ? "overestimates" : "overestimate"} on any of them.`,
  tooHigh: (name: string, states: string, all: string, problems: string, allProblems: string) =>
    `${name} is not admissible: it overestimates on ${states} of the ${all} states that lead to a goal, on ${problems} of ${allProblems} problems.`,
  unsure: "With an estimate that is too high, nothing guarantees that A* finds a cheapest solution.",
  missed: (name: string, where: readonly string[]) =>
    `With ${name}, A* indeed paid more than needed: ${list(where, 4)}.`,
  paid: (where: string, cost: string, least: string) => `${cost} instead of ${least} on ${where}`,
  notMissed: (names: readonly string[]) =>
    `In this study A* with ${list(names)} all the same never paid more than the least cost known.`,
  notConsistent: (name: string, problems: string, all: string) =>
    `${name} is not consistent on ${problems} of ${all} problems, so A* may have to open a state again.`,
  errors: (all: readonly Named[], problems: string) =>
    `On average over the ${problems} problems that can be solved, the error is ${withNames(all)}.`,
  tradeOff: (near: string, sure: string) =>
    `A smaller error leaves fewer states that look promising, which speaks for ${near}; but only an estimate that is never too high guarantees the cheapest solution, which speaks for ${sure}.`,
  dominates: (better: string, worse: string, problems: string, all: string) =>
    `${better} dominates ${worse} on ${problems} of the ${all} problems: it never overestimates there, and is above ${worse} on some states and below it on none.`,
  noneDominates:
    "None of them dominates another: that is said of heuristics that never overestimate, since otherwise the higher estimate is not the better one.",
  allTooHigh: "All of them overestimate somewhere, so none guarantees a cheapest solution.",
  putLast: (deadEnds: string, all: readonly Named[]) =>
    `An estimate above every true cost puts a state last. Of the ${deadEnds} dead ends, so many are put last: ${withNames(all)}. This is what a search saves.`,
  left: (states: string, all: readonly Named[]) =>
    `Before those, a search has so many of the ${states} states to look at: ${withNames(all)}.`,
  othersLast: (all: readonly Named[], states: string) =>
    `Of the ${states} states that do lead to a goal, some are put last too: ${withNames(all)}.`,
  growth: (family: string, nodes: string, all: readonly Grown[]) =>
    `From the shallowest to the deepest problem that each solved with ${family}, ${nodes} grow ${list(all.map(({ name, from, least, to, most }) => `from ${least} (${from}) to ${most} (${to}) with ${name}`))}.`,
  unsolvable: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} no solution: none of ${names.length === 1 ? "its" : "their"} states leads to a goal.`,
  storedPieces: (places: readonly string[]) =>
    `With cost=rotations (F1) the solutions found cost nothing on ${list(places)}: no piece is turned, because the pieces are stored as they lie in the solution. So this cost itself points to the solution; with pieces scrambled it would not, as \`frontier eternity2 spaces\` shows.`,
  notShown:
    "This is proved of these problems only; larger boards may behave otherwise. It is about estimates and nodes, not about time: a better estimate may take longer to compute.",
  problem: "problem",
  states: "states",
  ends: "dead ends",
  overestimates: "overestimates on",
  leftFirst: "before those put last",
  note: "The error is the distance of h from the true cost; exact is the share of states without error, of those that lead to a goal. Where no error stands, no state leads to a goal, or some that do get a huge number.",
  counterexamples:
    "Of all the states looked at, these are the nearest to a goal that refute that an estimate is admissible.",
  counterexample: (where: string, h: string, cost: string) =>
    `says ${h} where the true cost is ${cost} (${where})`,
};
export type ProblemsWords = typeof en;

const lista = listedIn("es");
const conNombres = (all: readonly Named[]) => lista(all.map(({ name, number }) => `${number} con ${name}`));
const es: ProblemsWords = {
  titles: {
    admissible: "Qué garantizan",
    near: "Cuánto se acercan al costo real",
    deadEnds: "Qué callejones sin salida reconocen",
    growth: "Cómo crecen los nodos",
  },
  proved: (problems, states) =>
    `Se recorrieron todos los estados de ${problems} problemas, ${states} en total, así que lo que se dice de estos problemas queda demostrado.`,
  tooLarge: (names) =>
    `${lista(names)} ${names.length === 1 ? "tiene" : "tienen"} demasiados estados para recorrerlos.`,
  deadEnds: (states) =>
    `Desde ${states} de los estados no se alcanza ninguna meta; las medias no los cuentan.`,
  neverTooHigh: (names) =>
    `${lista(names)} no ${names.length === 1 ? "sobrestima" : "sobrestiman"} nunca en ninguno de ellos.`,
  tooHigh: (name, states, all, problems, allProblems) =>
    `${name} no es admisible: sobrestima en ${states} de los ${all} estados que llevan a la meta, en ${problems} de ${allProblems} problemas.`,
  unsure: "Con una estimación demasiado alta, nada garantiza que A* encuentre una solución de costo mínimo.",
  missed: (name, where) => `De hecho, con ${name} A* pagó más de lo necesario: ${lista(where, 4)}.`,
  paid: (where, cost, least) => `${cost} en lugar de ${least} en ${where}`,
  notMissed: (names) =>
    `Aun así, en este estudio A* con ${lista(names)} no pagó nunca más que el menor costo conocido.`,
  notConsistent: (name, problems, all) =>
    `${name} no es consistente en ${problems} de ${all} problemas, así que A* puede tener que reabrir un estado.`,
  errors: (all, problems) =>
    `En promedio sobre los ${problems} problemas que se pueden resolver, el error es ${conNombres(all)}.`,
  tradeOff: (near, sure) =>
    `Un error menor deja menos estados que parecen prometedores, lo que habla a favor de ${near}; pero solo una estimación que nunca sobrestima garantiza el costo mínimo, lo que habla a favor de ${sure}.`,
  dominates: (better, worse, problems, all) =>
    `${better} domina a ${worse} en ${problems} de los ${all} problemas: allí no sobrestima nunca, y está por encima de ${worse} en algunos estados y por debajo en ninguno.`,
  noneDominates:
    "Ninguna domina a otra: eso solo se dice de heurísticas que nunca sobrestiman, porque si no la estimación más alta no es la mejor.",
  allTooHigh: "Todas sobrestiman en algún estado, así que ninguna garantiza una solución de costo mínimo.",
  putLast: (deadEnds, all) =>
    `Una estimación por encima de todo costo real deja un estado para el final. De los ${deadEnds} estados sin salida quedan para el final: ${conNombres(all)}. Eso es lo que ahorra la búsqueda.`,
  left: (states, all) =>
    `Antes de ellos, a la búsqueda le quedan por mirar, de los ${states} estados: ${conNombres(all)}.`,
  othersLast: (all, states) =>
    `De los ${states} estados que sí llevan a la meta, algunos quedan también para el final: ${conNombres(all)}.`,
  growth: (family, nodes, all) =>
    `Del problema menos profundo al más profundo que cada una resolvió con ${family}, los ${nodes} pasan ${lista(all.map(({ name, from, least, to, most }) => `de ${least} (${from}) a ${most} (${to}) con ${name}`))}.`,
  unsolvable: (names) =>
    `${lista(names)} no ${names.length === 1 ? "tiene" : "tienen"} solución: ninguno de sus estados lleva a la meta.`,
  storedPieces: (places) =>
    `Con el costo de rotaciones (F1), las soluciones encontradas no cuestan nada en ${lista(places)}: no se gira ninguna pieza, porque las piezas están guardadas tal como quedan en la solución. Así, este costo señala por sí mismo la solución; con las piezas revueltas no lo haría, como muestra \`frontier eternity2 spaces\`.`,
  notShown:
    "Esto queda demostrado solo para estos problemas; en tableros mayores puede ser distinto. Trata de estimaciones y nodos, no de tiempo: una estimación mejor puede tardar más en calcularse.",
  problem: "problema",
  states: "estados",
  ends: "sin salida",
  overestimates: "sobrestima en",
  leftFirst: "antes de los últimos",
  note: "El error es la distancia entre h y el costo real; exacta es la proporción de estados sin error, de los que llevan a la meta. Donde no figura el error, ningún estado lleva a la meta, o algunos de los que llevan reciben un número enorme.",
  counterexamples:
    "De todos los estados recorridos, estos son los más cercanos a la meta que refutan que una estimación sea admisible.",
  counterexample: (where, h, cost) => `da ${h} donde el costo real es ${cost} (${where})`,
};

const llista = listedIn("ca");
const ambNoms = (all: readonly Named[]) => llista(all.map(({ name, number }) => `${number} amb ${name}`));
const ca: ProblemsWords = {
  titles: {
    admissible: "Què garanteixen",
    near: "Com s’acosten al cost real",
    deadEnds: "Quins carrerons sense sortida reconeixen",
    growth: "Com creixen els nodes",
  },
  proved: (problems, states) =>
    `S’han recorregut tots els estats de ${problems} problemes, ${states} en total, de manera que el que es diu d’aquests problemes queda demostrat.`,
  tooLarge: (names) =>
    `${llista(names)} ${names.length === 1 ? "té" : "tenen"} massa estats per a recórrer-los.`,
  deadEnds: (states) =>
    `Des de ${states} dels estats no s’arriba a cap objectiu; les mitjanes no els compten.`,
  neverTooHigh: (names) =>
    `${llista(names)} no ${names.length === 1 ? "sobreestima" : "sobreestimen"} mai en cap d’ells.`,
  tooHigh: (name, states, all, problems, allProblems) =>
    `${name} no és admissible: sobreestima en ${states} dels ${all} estats que porten a l’objectiu, en ${problems} de ${allProblems} problemes.`,
  unsure: "Amb una estimació massa alta, res no garanteix que A* trobe una solució de cost mínim.",
  missed: (name, where) => `De fet, amb ${name} A* va pagar més del necessari: ${llista(where, 4)}.`,
  paid: (where, cost, least) => `${cost} en lloc de ${least} en ${where}`,
  notMissed: (names) =>
    `Tot i això, en aquest estudi A* amb ${llista(names)} no va pagar mai més que el menor cost conegut.`,
  notConsistent: (name, problems, all) =>
    `${name} no és consistent en ${problems} de ${all} problemes, de manera que A* pot haver de reobrir un estat.`,
  errors: (all, problems) =>
    `De mitjana sobre els ${problems} problemes que es poden resoldre, l’error és ${ambNoms(all)}.`,
  tradeOff: (near, sure) =>
    `Un error més petit deixa menys estats que semblen prometedors, cosa que parla a favor de ${near}; però només una estimació que no sobreestima mai garanteix el cost mínim, cosa que parla a favor de ${sure}.`,
  dominates: (better, worse, problems, all) =>
    `${better} domina ${worse} en ${problems} dels ${all} problemes: allà no sobreestima mai, i està per damunt de ${worse} en alguns estats i per davall en cap.`,
  noneDominates:
    "Cap no en domina una altra: això només es diu d’heurístiques que no sobreestimen mai, perquè si no l’estimació més alta no és la millor.",
  allTooHigh: "Totes sobreestimen en algun estat, de manera que cap no garanteix una solució de cost mínim.",
  putLast: (deadEnds, all) =>
    `Una estimació per damunt de tot cost real deixa un estat per al final. Dels ${deadEnds} estats sense sortida queden per al final: ${ambNoms(all)}. Això és el que estalvia la cerca.`,
  left: (states, all) =>
    `Abans d’ells, a la cerca li queden per mirar, dels ${states} estats: ${ambNoms(all)}.`,
  othersLast: (all, states) =>
    `Dels ${states} estats que sí que porten a l’objectiu, alguns queden també per al final: ${ambNoms(all)}.`,
  growth: (family, nodes, all) =>
    `Del problema menys profund al més profund que cadascuna va resoldre amb ${family}, els ${nodes} passen ${llista(all.map(({ name, from, least, to, most }) => `de ${least} (${from}) a ${most} (${to}) amb ${name}`))}.`,
  unsolvable: (names) =>
    `${llista(names)} no ${names.length === 1 ? "té" : "tenen"} solució: cap dels seus estats porta a l’objectiu.`,
  storedPieces: (places) =>
    `Amb el cost de rotacions (F1), les solucions trobades no costen res en ${llista(places)}: no es gira cap peça, perquè les peces estan guardades tal com queden en la solució. Així, aquest cost assenyala per si mateix la solució; amb les peces remenades no ho faria, com mostra \`frontier eternity2 spaces\`.`,
  notShown:
    "Això queda demostrat només per a aquests problemes; en taulers més grans pot ser diferent. Tracta d’estimacions i nodes, no de temps: una estimació millor pot tardar més a calcular-se.",
  problem: "problema",
  states: "estats",
  ends: "sense sortida",
  overestimates: "sobreestima en",
  leftFirst: "abans dels últims",
  note: "L’error és la distància entre h i el cost real; exacta és la proporció d’estats sense error, dels que porten a l’objectiu. On no figura l’error, cap estat no porta a l’objectiu, o alguns dels que hi porten reben un número enorme.",
  counterexamples:
    "De tots els estats recorreguts, aquests són els més pròxims a l’objectiu que refuten que una estimació siga admissible.",
  counterexample: (where, h, cost) => `dona ${h} on el cost real és ${cost} (${where})`,
};

const listagem = listedIn("pt");
const comNomes = (all: readonly Named[]) => listagem(all.map(({ name, number }) => `${number} com ${name}`));
const pt: ProblemsWords = {
  titles: {
    admissible: "O que garantem",
    near: "Quanto se aproximam do custo real",
    deadEnds: "Que becos sem saída reconhecem",
    growth: "Como crescem os nós",
  },
  proved: (problems, states) =>
    `Foram percorridos todos os estados de ${problems} problemas, ${states} ao todo, pelo que o que se diz destes problemas fica demonstrado.`,
  tooLarge: (names) =>
    `${listagem(names)} ${names.length === 1 ? "tem" : "têm"} demasiados estados para serem percorridos.`,
  deadEnds: (states) => `De ${states} dos estados não se alcança nenhum objetivo; as médias não os contam.`,
  neverTooHigh: (names) =>
    `${listagem(names)} nunca ${names.length === 1 ? "sobrestima" : "sobrestimam"} em nenhum deles.`,
  tooHigh: (name, states, all, problems, allProblems) =>
    `${name} não é admissível: sobrestima em ${states} dos ${all} estados que levam ao objetivo, em ${problems} de ${allProblems} problemas.`,
  unsure: "Com uma estimativa demasiado alta, nada garante que o A* encontre uma solução de custo mínimo.",
  missed: (name, where) =>
    `De facto, com ${name} o A* pagou mais do que o necessário: ${listagem(where, 4)}.`,
  paid: (where, cost, least) => `${cost} em vez de ${least} em ${where}`,
  notMissed: (names) =>
    `Mesmo assim, neste estudo o A* com ${listagem(names)} nunca pagou mais do que o menor custo conhecido.`,
  notConsistent: (name, problems, all) =>
    `${name} não é consistente em ${problems} de ${all} problemas, pelo que o A* pode ter de reabrir um estado.`,
  errors: (all, problems) =>
    `Em média sobre os ${problems} problemas que se podem resolver, o erro é ${comNomes(all)}.`,
  tradeOff: (near, sure) =>
    `Um erro menor deixa menos estados que parecem prometedores, o que fala a favor de ${near}; mas só uma estimativa que nunca sobrestima garante o custo mínimo, o que fala a favor de ${sure}.`,
  dominates: (better, worse, problems, all) =>
    `${better} domina ${worse} em ${problems} dos ${all} problemas: aí nunca sobrestima, e está acima de ${worse} em alguns estados e abaixo em nenhum.`,
  noneDominates:
    "Nenhuma domina outra: isso só se diz de heurísticas que nunca sobrestimam, porque senão a estimativa mais alta não é a melhor.",
  allTooHigh: "Todas sobrestimam em algum estado, pelo que nenhuma garante uma solução de custo mínimo.",
  putLast: (deadEnds, all) =>
    `Uma estimativa acima de qualquer custo real deixa um estado para o fim. Dos ${deadEnds} estados sem saída ficam para o fim: ${comNomes(all)}. É isso que a procura poupa.`,
  left: (states, all) => `Antes deles, a procura tem para ver, dos ${states} estados: ${comNomes(all)}.`,
  othersLast: (all, states) =>
    `Dos ${states} estados que levam de facto ao objetivo, alguns também ficam para o fim: ${comNomes(all)}.`,
  growth: (family, nodes, all) =>
    `Do problema menos profundo ao mais profundo que cada uma resolveu com ${family}, os ${nodes} passam ${listagem(all.map(({ name, from, least, to, most }) => `de ${least} (${from}) a ${most} (${to}) com ${name}`))}.`,
  unsolvable: (names) =>
    `${listagem(names)} não ${names.length === 1 ? "tem" : "têm"} solução: nenhum dos seus estados leva ao objetivo.`,
  storedPieces: (places) =>
    `Com o custo de rotações (F1), as soluções encontradas não custam nada em ${listagem(places)}: nenhuma peça é rodada, porque as peças estão guardadas tal como ficam na solução. Assim, este custo aponta por si só para a solução; com as peças baralhadas não o faria, como mostra \`frontier eternity2 spaces\`.`,
  notShown:
    "Isto fica demonstrado só para estes problemas; em tabuleiros maiores pode ser diferente. Trata de estimativas e nós, não de tempo: uma estimativa melhor pode demorar mais a calcular.",
  problem: "problema",
  states: "estados",
  ends: "sem saída",
  overestimates: "sobrestima em",
  leftFirst: "antes dos últimos",
  note: "O erro é a distância entre h e o custo real; exata é a proporção de estados sem erro, dos que levam ao objetivo. Onde não figura o erro, nenhum estado leva ao objetivo, ou alguns dos que levam recebem um número enorme.",
  counterexamples:
    "De todos os estados percorridos, estes são os mais próximos do objetivo que refutam que uma estimativa seja admissível.",
  counterexample: (where, h, cost) => `dá ${h} onde o custo real é ${cost} (${where})`,
};

export const problemsWords: Readonly<Record<Language, ProblemsWords>> = { en, es, ca, pt };
