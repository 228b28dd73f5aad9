/** What the rows of the library say about themselves, in the chosen language; in English as they say it. */
import { inLanguages } from "../../app/languages.ts";

/**
 * Rows: strategies, heuristics (`h:`), options (`--`), policies (`d:`), goal tests (`g:`), ties (`t:`); Spanish, Catalan,
 * Portuguese.
 */
export const summaryRows: Readonly<Record<string, readonly [es: string, ca: string, pt: string]>> = {
  "breadth-first": [
    "todos los nodos de una profundidad antes que los de la siguiente",
    "tots els nodes d’una profunditat abans que els de la següent",
    "todos os nós de uma profundidade antes dos da seguinte",
  ],
  "depth-first": ["primero el nodo más nuevo", "primer el node més nou", "primeiro o nó mais novo"],
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
    "primero el menor coste recorrido más estimado",
    "primer el menor cost recorregut més estimat",
    "primeiro o menor custo percorrido mais estimado",
  ],
  "weighted-a-star": [
    "A* con la estimación ponderada: más rápido, a lo sumo peso por el coste mínimo",
    "A* amb l’estimació ponderada: més ràpid, com a molt pes pel cost mínim",
    "A* com a estimativa ponderada: mais rápido, no máximo peso vezes o custo mínimo",
  ],
  "ida-star": [
    "en profundidad por un solo camino, en rondas de mayor coste más estimación",
    "en profunditat per un sol camí, en rondes de més cost més estimació",
    "em profundidade por um só caminho, em rondas de maior custo mais estimativa",
  ],
  rbfs: [
    "primero el mejor por un solo camino, recordando la mejor f de cada rama dejada",
    "primer el millor per un sol camí, recordant la millor f de cada branca deixada",
    "primeiro o melhor por um só caminho, lembrando a melhor f de cada ramo deixado",
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
    "coste uniforme desde el inicio y desde la meta hasta que se encuentran",
    "cost uniforme des de l’inici i des de la meta fins que es troben",
    "custo uniforme do início e do objetivo até se encontrarem",
  ],
  "h:zero": ["0 para todo tablero", "0 per a tot tauler", "0 para todo o tabuleiro"],
  "h:misplaced": [
    "cuántas fichas no están en su sitio",
    "quantes fitxes no són al seu lloc",
    "quantas peças não estão no seu lugar",
  ],
  "h:manhattan": [
    "pasos de cada ficha hasta su sitio, por filas y columnas",
    "passos de cada fitxa fins al seu lloc, per files i columnes",
    "passos de cada peça até ao seu lugar, por linhas e colunas",
  ],
  "h:blank": [
    "pasos del hueco hasta su sitio",
    "passos del forat fins al seu lloc",
    "passos do espaço vazio até ao seu lugar",
  ],
  "h:linear-conflict": [
    "Manhattan y dos más por cada ficha que debe dejar pasar a otra",
    "Manhattan i dos més per cada fitxa que n’ha de deixar passar una altra",
    "Manhattan e mais dois por cada peça que tem de deixar passar outra",
  ],
  "h:walking-distance": [
    "movimientos para llevar las fichas a sus filas y a sus columnas",
    "moviments per dur les fitxes a les seves files i columnes",
    "jogadas para levar as peças às suas linhas e colunas",
  ],
  "h:pdb-4-4": [
    "bases de patrones aditivas de 4 y 4 fichas",
    "bases de patrons additives de 4 i 4 fitxes",
    "bases de padrões aditivas de 4 e 4 peças",
  ],
  "h:pdb-5-5-5": [
    "bases de patrones aditivas de 5, 5 y 5 fichas (medio segundo, 2 MB)",
    "bases de patrons additives de 5, 5 i 5 fitxes (mig segon, 2 MB)",
    "bases de padrões aditivas de 5, 5 e 5 peças (meio segundo, 2 MB)",
  ],
  "h:pdb-6-6-3": [
    "bases de patrones aditivas de 6, 6 y 3 fichas (dos segundos, 12 MB)",
    "bases de patrons additives de 6, 6 i 3 fitxes (dos segons, 12 MB)",
    "bases de padrões aditivas de 6, 6 e 3 peças (dois segundos, 12 MB)",
  ],
  "h:pdb-7-8": [
    "bases de patrones aditivas de 7 y 8 fichas (minutos, más de 1 GB)",
    "bases de patrons additives de 7 i 8 fitxes (minuts, més d’1 GB)",
    "bases de padrões aditivas de 7 e 8 peças (minutos, mais de 1 GB)",
  ],
  "h:base": [
    "puntos que faltan entre la media de los números que quedan",
    "punts que falten entre la mitjana dels números que queden",
    "pontos que faltam a dividir pela média dos números que restam",
  ],
  "h:nova": [
    "puntos que faltan por saltos posibles, entre 8 veces el número más alto",
    "punts que falten per salts possibles, entre 8 vegades el número més alt",
    "pontos que faltam vezes saltos possíveis, a dividir por 8 vezes o número mais alto",
  ],
  "h:reach": [
    "los mínimos saltos que podrían dar los puntos que faltan",
    "els mínims salts que podrien donar els punts que falten",
    "o mínimo de saltos que poderiam dar os pontos que faltam",
  ],
  "h:plan": [
    "saltos de una partida que encuentra un haz pequeño",
    "salts d’una partida que troba un feix petit",
    "saltos de uma partida que um feixe pequeno encontra",
  ],
  "h:border-first": [
    "esquinas, luego el borde, luego lo lejano del centro (H1 del informe)",
    "cantonades, després la vora, després el que és lluny del centre (H1 de l’informe)",
    "cantos, depois a borda, depois o que está longe do centro (H1 do relatório)",
  ],
  "h:spiral": [
    "casillas a lo largo de una espiral (H2)",
    "caselles al llarg d’una espiral (H2)",
    "casas ao longo de uma espiral (H2)",
  ],
  "h:colours": [
    "casillas que quedan, mientras los colores de la última pieza queden en otras (H3)",
    "caselles que queden, mentre els colors de l’última peça quedin en altres (H3)",
    "casas que restam, enquanto as cores da última peça restarem noutras (H3)",
  ],
  "--order": [
    "el orden en que se mueve el hueco",
    "l’ordre en què es mou el forat",
    "a ordem em que se move o espaço vazio",
  ],
  "--root-order": [
    "el orden en el inicio, si es otro",
    "l’ordre a l’inici, si és un altre",
    "a ordem no início, se for outra",
  ],
  "--rules": [
    "qué quita del tablero un número: off, lisp, official",
    "què treu del tauler un número: off, lisp, official",
    "o que um número tira do tabuleiro: off, lisp, official",
  ],
  "--double": [
    "qué doble desaparece con las reglas oficiales: largest, choose",
    "quin doble desapareix amb les regles oficials: largest, choose",
    "que duplo desaparece com as regras oficiais: largest, choose",
  ],
  "--goal": [
    "target: los puntos pedidos en los mínimos saltos; best: la máxima puntuación posible",
    "target: els punts demanats en els mínims salts; best: la màxima puntuació possible",
    "target: os pontos pedidos no mínimo de saltos; best: a máxima pontuação possível",
  ],
  "--formulation": [
    "qué es un nodo: anywhere, matching",
    "què és un node: anywhere, matching",
    "o que é um nó: anywhere, matching",
  ],
  "--fill": [
    "el orden de las casillas: row, snake, spiral, border-first, o una lista de todas",
    "l’ordre de les caselles: row, snake, spiral, border-first, o una llista de totes",
    "a ordem das casas: row, snake, spiral, border-first, ou uma lista de todas",
  ],
  "--cost": [
    "el coste de colocar una pieza: uniform, rotations, centre",
    "el cost de col·locar una peça: uniform, rotations, centre",
    "o custo de colocar uma peça: uniform, rotations, centre",
  ],
  "--pieces": [
    "el orden y los giros de las piezas: stored, scrambled",
    "l’ordre i els girs de les peces: stored, scrambled",
    "a ordem e as voltas das peças: stored, scrambled",
  ],
  "--seed": [
    "para piezas mezcladas y tableros generados (1 por defecto)",
    "per a peces barrejades i taulers generats (1 per defecte)",
    "para peças baralhadas e tabuleiros gerados (1 por omissão)",
  ],
  "d:none": ["no se descarta ningún hijo", "no es descarta cap fill", "nenhum filho é descartado"],
  "d:parent": [
    "no se hace el hijo que deshace la última acción",
    "no es fa el fill que desfà l’última acció",
    "não se faz o filho que desfaz a última ação",
  ],
  "d:path": [
    "se descarta un hijo cuyo estado está en su camino",
    "es descarta un fill l’estat del qual és al seu camí",
    "descarta-se um filho cujo estado está no seu caminho",
  ],
  "d:keep-first": [
    "se descarta un hijo cuyo estado ya se alcanzó",
    "es descarta un fill l’estat del qual ja s’ha assolit",
    "descarta-se um filho cujo estado já foi alcançado",
  ],
  "d:keep-cheapest": [
    "lo mismo, salvo que el camino nuevo sea más barato",
    "el mateix, llevat que el camí nou sigui més barat",
    "o mesmo, a não ser que o novo caminho seja mais barato",
  ],
  "g:generated": ["en cuanto se genera el nodo", "tan bon punt es genera el node", "assim que o nó é gerado"],
  "g:taken": [
    "cuando el nodo se toma de la frontera",
    "quan el node s’agafa de la frontera",
    "quando o nó é retirado da fronteira",
  ],
  "t:newest": [
    "el que entró el último en la frontera",
    "el que ha entrat l’últim a la frontera",
    "o que entrou por último na fronteira",
  ],
  "t:oldest": [
    "el que entró el primero en la frontera",
    "el que ha entrat el primer a la frontera",
    "o que entrou primeiro na fronteira",
  ],
  "t:in-order": [
    "los de la expansión más nueva, en el orden de sus acciones",
    "els de l’expansió més nova, en l’ordre de les seves accions",
    "os da expansão mais nova, pela ordem das suas ações",
  ],
  "t:reversed-list": [
    "como en una lista ordenada en la que cada inserción invierte las series de iguales y va al final de la suya",
    "com en una llista ordenada en què cada inserció inverteix les sèries d’iguals i va al final de la seva",
    "como numa lista ordenada em que cada inserção inverte as séries de iguais e vai para o fim da sua",
  ],
  "t:java-heap": [
    "el que da un montículo binario con las reglas de java.util.PriorityQueue",
    "el que dona un monticle binari amb les regles de java.util.PriorityQueue",
    "o que dá um heap binário com as regras de java.util.PriorityQueue",
  ],
  "t:high-g": ["el de mayor g", "el de g més gran", "o de maior g"],
  "t:low-g": ["el de menor g", "el de g més petita", "o de menor g"],
};

type Column = 0 | 1 | 2 | undefined;
const useColumn = inLanguages<Column>({ en: undefined, es: 0, ca: 1, pt: 2 });

/** `summaries(name, own)` is the text for a row, its own one where there is no other. */
export function useSummaries(): (name: string, own: string) => string {
  const column = useColumn();
  return (name, own) => (column === undefined ? own : (summaryRows[name]?.[column] ?? own));
}
