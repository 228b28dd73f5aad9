/** Titles and questions of the built-in studies in the chosen language; a user's own study stays as it was written. */
import { inLanguages } from "../../app/languages.ts";

interface About {
  readonly title: string;
  readonly question: string;
}

type Titles = Readonly<Record<string, About>>;

const es: Titles = {
  "clips-lab": {
    title: "El 8-puzle como sistema basado en reglas",
    question:
      "¿Cuántas reglas se disparan en anchura, en profundidad y por el número de fichas descolocadas?",
  },
  "eight-puzzle-complete": {
    title: "Los 181.440 tableros del 8-puzle",
    question:
      "¿Cuánto ahorra cada heurística en todos los tableros, y cómo crece el trabajo con la profundidad?",
  },
  "java-report": {
    title: "Eternity II: búsqueda no informada e informada",
    question: "¿Qué heurística y qué coste llevan a A* a una solución con menos estados?",
  },
  "korf-100": {
    title: "Los cien 15-puzles de Korf",
    question:
      "¿Cuántos nodos genera IDA* con la distancia de Manhattan, y cuánto ahorran estimaciones mejores?",
  },
  "kotlin-project": {
    title: "Resolver el 8-puzle con A*",
    question: "¿Qué heurística es la mejor, y por qué?",
  },
  "lisp-manual": {
    title: "El juego del caballo: en profundidad, en anchura y A*",
    question: "¿Qué búsqueda expande menos nodos, con las reglas del juego y sin ellas?",
  },
};

const ca: Titles = {
  "clips-lab": {
    title: "El 8-puzle com a sistema basat en regles",
    question: "Quantes regles es disparen en amplada, en profunditat i pel nombre de fitxes fora de lloc?",
  },
  "eight-puzzle-complete": {
    title: "Els 181.440 taulers del 8-puzle",
    question: "Quant estalvia cada heurística en tots els taulers, i com creix la feina amb la profunditat?",
  },
  "java-report": {
    title: "Eternity II: cerca no informada i informada",
    question: "Quina heurística i quin cost porten A* a una solució amb menys estats?",
  },
  "korf-100": {
    title: "Els cent 15-puzles de Korf",
    question:
      "Quants nodes genera IDA* amb la distància de Manhattan, i quant estalvien estimacions millors?",
  },
  "kotlin-project": {
    title: "Resoldre el 8-puzle amb A*",
    question: "Quina heurística és la millor, i per què?",
  },
  "lisp-manual": {
    title: "El joc del cavall: en profunditat, en amplada i A*",
    question: "Quina cerca expandeix menys nodes, amb les regles del joc i sense?",
  },
};

const pt: Titles = {
  "clips-lab": {
    title: "O 8-puzzle como sistema baseado em regras",
    question: "Quantas regras disparam em largura, em profundidade e pelo número de peças fora do lugar?",
  },
  "eight-puzzle-complete": {
    title: "Os 181.440 tabuleiros do 8-puzzle",
    question:
      "Quanto poupa cada heurística em todos os tabuleiros, e como cresce o trabalho com a profundidade?",
  },
  "java-report": {
    title: "Eternity II: procura não informada e informada",
    question: "Que heurística e que custo levam o A* a uma solução com menos estados?",
  },
  "korf-100": {
    title: "Os cem 15-puzzles de Korf",
    question: "Quantos nós gera o IDA* com a distância de Manhattan, e quanto poupam estimativas melhores?",
  },
  "kotlin-project": {
    title: "Resolver o 8-puzzle com A*",
    question: "Que heurística é a melhor, e porquê?",
  },
  "lisp-manual": {
    title: "O jogo do cavalo: em profundidade, em largura e A*",
    question: "Que procura expande menos nós, com as regras do jogo e sem elas?",
  },
};

export const studyTitles = { es, ca, pt } as const;
const useTitles = inLanguages<Titles>({ en: {}, ...studyTitles });

/** A function that gives the title and the question of a study by its name. */
export function useStudyTitle(): (study: About & { readonly name: string }) => About {
  const titles = useTitles();
  return (study) => (Object.hasOwn(titles, study.name) ? titles[study.name]! : study);
}
