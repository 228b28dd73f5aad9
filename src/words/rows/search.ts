/** What strategies and their choices are in Spanish, Catalan and Portuguese; in English their rows say it. */
import type { Translations } from "./row-summaries.ts";

export const searchSummaries = {
  strategies: {
    "breadth-first": [
      "todos los nodos de una profundidad antes que los de la siguiente",
      "tots els nodes d’una profunditat abans que els de la següent",
      "todos os nós de uma profundidade antes dos da seguinte",
    ],
    "depth-first": [
      "primero el nodo más reciente",
      "primer el node més recent",
      "primeiro o nó mais recente",
    ],
    "depth-limited": [
      "en profundidad por un solo camino, hasta un límite",
      "en profunditat per un sol camí, fins a un límit",
      "em profundidade por um só caminho, até um limite",
    ],
    "iterative-deepening": [
      "profundidad limitada con límite 0, 1, 2, …",
      "profunditat limitada amb límit 0, 1, 2, …",
      "profundidade limitada com limite 0, 1, 2, …",
    ],
    "uniform-cost": [
      "primero el nodo más barato (Dijkstra)",
      "primer el node més barat (Dijkstra)",
      "primeiro o nó mais barato (Dijkstra)",
    ],
    greedy: [
      "primero el nodo que parece más cercano a la meta",
      "primer el node que sembla més a prop de la meta",
      "primeiro o nó que parece mais perto do objetivo",
    ],
    "a-star": [
      "primero el nodo con menor costo acumulado más estimación",
      "primer el node amb menys cost acumulat més estimació",
      "primeiro o nó com menor custo acumulado mais estimativa",
    ],
    "weighted-a-star": [
      "A* con la estimación ponderada: más rápido; el costo es como máximo el mínimo multiplicado por el peso",
      "A* amb l’estimació ponderada: més ràpid; el cost és com a màxim el mínim multiplicat pel pes",
      "A* com a estimativa ponderada: mais rápido; o custo é no máximo o mínimo multiplicado pelo peso",
    ],
    "ida-star": [
      "en profundidad por un solo camino, en rondas con un límite creciente de costo más estimación",
      "en profunditat per un sol camí, en rondes amb un límit creixent de cost més estimació",
      "em profundidade por um só caminho, em rondas com um limite crescente de custo mais estimativa",
    ],
    rbfs: [
      "primero el mejor por un solo camino, recordando la mejor f de cada rama abandonada",
      "primer el millor per un sol camí, recordant la millor f de cada branca abandonada",
      "primeiro o melhor por um só caminho, lembrando a melhor f de cada ramo abandonado",
    ],
    "sma-star": [
      "A* en un árbol de tamaño limitado: olvida lo peor y recuerda su f",
      "A* en un arbre de mida limitada: oblida el pitjor i en recorda la f",
      "A* numa árvore de tamanho limitado: esquece o pior e lembra a sua f",
    ],
    beam: [
      "en anchura, solo con los mejores nodos de cada profundidad",
      "en amplada, només amb els millors nodes de cada profunditat",
      "em largura, só com os melhores nós de cada profundidade",
    ],
    bidirectional: [
      "costo uniforme desde el inicio y desde la meta hasta que se encuentran",
      "cost uniforme des de l’inici i des de la meta fins que es troben",
      "custo uniforme do início e do objetivo até se encontrarem",
    ],
  },
  duplicates: {
    none: ["no se descarta ningún hijo", "no es descarta cap fill", "nenhum filho é descartado"],
    parent: [
      "no se genera el hijo que deshace la última acción",
      "no es genera el fill que desfà l’última acció",
      "não se gera o filho que desfaz a última ação",
    ],
    path: [
      "se descarta un hijo cuyo estado está en su camino",
      "es descarta un fill l’estat del qual és al seu camí",
      "descarta-se um filho cujo estado está no seu caminho",
    ],
    "keep-first": [
      "se descarta un hijo cuyo estado ya se alcanzó",
      "es descarta un fill l’estat del qual ja s’ha assolit",
      "descarta-se um filho cujo estado já foi alcançado",
    ],
    "keep-cheapest": [
      "lo mismo, salvo que el camino nuevo sea más barato",
      "el mateix, llevat que el camí nou sigui més barat",
      "o mesmo, a não ser que o novo caminho seja mais barato",
    ],
  },
  goalTests: {
    generated: ["en cuanto se genera el nodo", "tan bon punt es genera el node", "assim que o nó é gerado"],
    taken: [
      "cuando el nodo se extrae de la frontera",
      "quan el node s’extreu de la frontera",
      "quando o nó é retirado da fronteira",
    ],
  },
  ties: {
    newest: [
      "el que entró el último en la frontera",
      "el que ha entrat l’últim a la frontera",
      "o que entrou por último na fronteira",
    ],
    oldest: [
      "el que entró el primero en la frontera",
      "el que ha entrat el primer a la frontera",
      "o que entrou primeiro na fronteira",
    ],
    "in-order": [
      "los de la expansión más reciente, en el orden de sus acciones",
      "els de l’expansió més recent, en l’ordre de les seves accions",
      "os da expansão mais recente, pela ordem das suas ações",
    ],
    "reversed-list": [
      "como en una lista ordenada en la que cada inserción invierte las series de iguales y va al final de la suya",
      "com en una llista ordenada en què cada inserció inverteix les sèries d’iguals i va al final de la seva",
      "como numa lista ordenada em que cada inserção inverte as séries de iguais e vai para o fim da sua",
    ],
    "java-heap": [
      "el que resulta de un montículo binario con las reglas de java.util.PriorityQueue",
      "el que resulta d’un monticle binari amb les regles de java.util.PriorityQueue",
      "o que resulta de um heap binário com as regras de java.util.PriorityQueue",
    ],
    "high-g": ["el de mayor g", "el de g més gran", "o de maior g"],
    "low-g": ["el de menor g", "el de g més petita", "o de menor g"],
  },
  precisions: {
    double: ["en 64 bits", "en 64 bits", "em 64 bits"],
    single: [
      "h y después f redondeadas a 32 bits",
      "h i després f arrodonides a 32 bits",
      "h e depois f arredondadas a 32 bits",
    ],
  },
  limitNodeCounts: {
    left: ["no como expandidos", "no com a expandits", "não como expandidos"],
    expanded: ["como expandidos", "com a expandits", "como expandidos"],
  },
} as const satisfies Readonly<Record<string, Translations>>;
