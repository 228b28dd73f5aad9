/** The texts of the built-in studies in Spanish, by the English text. */
export const es: Readonly<Record<string, string>> = {
  "The 8-puzzle as a rule-based system": "El 8-puzle como sistema basado en reglas",
  "How many rules are fired by breadth, by depth, and by the number of misplaced tiles?":
    "¿Cuántas reglas se disparan en anchura, en profundidad y por el número de fichas descolocadas?",
  "All 181,440 boards of the 8-puzzle": "Los 181.440 tableros del 8-puzle",
  "How much does each heuristic save over all boards, and how does the work grow with the depth?":
    "¿Cuánto ahorra cada heurística en todos los tableros, y cómo crece el trabajo con la profundidad?",
  "Eternity II: uninformed and informed search": "Eternity 2: métodos de búsqueda no informados e informados",
  "Which heuristic and which cost lead A* to a solution with the fewest states?":
    "¿Qué heurística y qué costo llevan a A* a una solución con menos estados?",
  "Korf's hundred 15-puzzles": "Los cien 15-puzles de Korf",
  "How many nodes does IDA* make with Manhattan distance, and what do better estimates save?":
    "¿Cuántos nodos genera IDA* con la distancia de Manhattan, y cuánto ahorran estimaciones mejores?",
  "Solving the 8-puzzle with A*": "Resolviendo el 8-Puzzle con A*",
  "Which heuristic is best, and why?": "¿Cuál es la mejor heurística y por qué?",
  "The knight score game: depth-first, breadth-first and A*":
    "El juego del caballo: en profundidad, en anchura y A*",
  "Which search expands the fewest nodes, with and without the rules of the game?":
    "¿Qué búsqueda expande menos nodos, con las reglas del juego y sin ellas?",
  Evaluation: "Pruebas de evaluación",
  "Evaluation, as a search": "Pruebas de evaluación, como búsqueda",
  "Example of section 1.3, as a search": "Ejemplo de la sección 1.3, como búsqueda",
  "Printed by CLIPS 6.30, not in the labs, as a search":
    "Impreso por CLIPS 6.30, no en las prácticas, como búsqueda",
  "Example of section 1.3": "Ejemplo de la sección 1.3",
  "Printed by CLIPS 6.30, not in the labs": "Impreso por CLIPS 6.30, no en las prácticas",
  "breadth, depth limit 10": "Anchura, nivel máximo 10",
  "breadth, depth limit 20": "Anchura, nivel máximo 20",
  "depth, depth limit 10": "Profundidad, nivel máximo 10",
  "depth, depth limit 20": "Profundidad, nivel máximo 20",
  "misplaced tiles, depth limit 10": "Heurística de descolocadas, nivel máximo 10",
  "misplaced tiles, depth limit 20": "Heurística de descolocadas, nivel máximo 20",
  "misplaced tiles, agenda in breadth": "Heurística de descolocadas, agenda en anchura",
  "misplaced tiles, example of section 1.3": "Heurística de descolocadas, ejemplo de la sección 1.3",
  "level of the solution": "nivel de la solución",
  "nodes expanded or rules fired": "nodos expandidos o reglas disparadas",
  "goal fact": "hecho objetivo",
  "The goal is f-38, as in figure 12; section 1.3 prints Fact-39.":
    "la meta es f-38, como en la figura 12; la sección 1.3 imprime Fact-39.",
  "Results (without rules)": "Resultados (sin reglas)",
  "Results (with rules)": "Resultados (con reglas)",
  target: "objetivo",
  seconds: "tiempo (s)",
  expanded: "nodos expandidos",
  penetrance: "penetrancia",
  "branching factor": "factor de ramificación",
  depth: "profundidad",
  board: "tablero",
  algorithm: "algoritmo",
  "Example run": "Ejemplo de ejecución",
  moves: "costo del camino",
  "states opened": "número de estados abiertos",
  "time (ms)": "tiempo (ms)",
  "Table 1": "Tabla 1: resultados para un tablero de 2x2",
  "Table 2": "Tabla 2: resultados para un tablero de 3x3",
  "Table 3": "Tabla 3: resultados para tableros de dimensión mayor a 3x3",
  leaves: "nodos hoja",
  generated: "estados generados",
  symmetries: "simetrías detectadas",
  "depth-first": "DFS",
  "breadth-first": "BFS",
  "iterative-deepening": "ID",
  greedy: "Greedy",
  "a-star": "A*",
  "border-first (H1)": "H1",
  "spiral (H2)": "H2",
  "colours (H3)": "H3",
  "rotations (F1)": "F1",
  "uniform (F2)": "F2",
  "centre (F3)": "F3",
  "Korf 1985, IDA* with Manhattan distance": "Korf 1985, IDA* con la distancia de Manhattan",
  nodes: "nodos",
  "Times are of another machine.": "los tiempos son de otra máquina.",
  "The manual's file had 10 instead of 11 on J3 of board B; on that board, B-lisp, the printed numbers come out.":
    "el archivo del manual tenía 10 en lugar de 11 en J3 del tablero B; con ese tablero, B-lisp, salen los números impresos.",
  "Printed with the last digits cut off.": "impreso con las últimas cifras cortadas.",
  "A wrong last digit: 10/51 is 0.19607843, as the other table has it.":
    "la última cifra es errónea: 10/51 es 0,19607843, como dice la otra tabla.",
  "The boards F of the manual were random and are lost; ours is the F of problemas.dat.":
    "los tableros F del manual eran aleatorios y se han perdido; el nuestro es el F de problemas.dat.",
  "The row repeats that of E and is impossible: 19 numbers below 100 come to 1,710 points at most, not 2,000.":
    "la fila repite la de E y es imposible: 19 números menores que 100 suman como mucho 1.710 puntos, no 2.000.",
  "Left blank in the manual.": "en blanco en el manual.",
  "Left blank in the manual: there is no solution, and its program ended in an error.":
    "en blanco en el manual: no hay solución, y su programa acabó con un error.",
  "Among activations of equal priority, the strategy of the agenda decides which one comes first.":
    "Entre activaciones de igual prioridad, la estrategia de la agenda decide cuál va primero.",
  "section 3": "sección 3",
  "A* finds a path of least cost with each of the four heuristics.":
    "A* encuentra un camino de costo mínimo con cada una de las cuatro heurísticas.",
  "section 2": "sección 2",
  "At most 9!/2 = 181,440 states can be reached from a board.":
    "Desde un tablero se alcanzan como máximo 9!/2 = 181.440 estados.",
  "section 3.4": "sección 3.4",
  "The board of datos1.txt has no solution.": "El tablero de datos1.txt no tiene solución.",
  "section 4.3.1": "sección 4.3.1",
  "On the harder problems, A* is more efficient than BFS.":
    "En los problemas más complicados, A* es más eficiente que BFS.",
  "On the harder problems, A* is more efficient than DFS.":
    "En los problemas más complicados, A* es más eficiente que DFS.",
  "On the harder problems, A* has better execution times.":
    "En los problemas más complicados, A* tiene mejores tiempos de ejecución.",
  "As a rule, A* has a better penetrance.": "Por norma, A* tiene mejor penetrancia.",
  "BFS is by far the least efficient.": "BFS es con mucho el menos eficiente.",
  "BFS takes the most space.": "BFS es el que ocupa más espacio.",
  "On easier, more direct problems DFS may be more efficient than A*.":
    "En problemas más fáciles y directos, DFS puede ser más eficiente que A*.",
  "On the 2x2 board, informed searches expand far fewer nodes than uninformed ones.":
    "En el tablero de 2x2, los algoritmos informados expanden muchos menos nodos que los no informados.",
  "section 8, table 1": "sección 8, tabla 1",
  "On the 3x3 board, uninformed searches need far more than informed ones.":
    "En el tablero de 3x3, los algoritmos no informados necesitan mucho más que los informados.",
  "section 8, table 2": "sección 8, tabla 2",
  "On the 4x4 board, A* with F1 generates no more than 6,000 states.":
    "En el tablero de 4x4, A* con F1 no genera más de 6.000 estados.",
  "On the 4x4 board, Greedy with H1 generates about 670,000 states.":
    "En el tablero de 4x4, Greedy con H1 genera alrededor de 670.000 estados.",
  "section 8.2": "sección 8.2",
  "On boards larger than 2x2, informed searches could not give an answer.":
    "En tableros de más de 2x2, los algoritmos informados no pudieron dar una respuesta.",
  "On boards larger than 2x2, uninformed searches could not give an answer (what was probably meant).":
    "En tableros de más de 2x2, los algoritmos no informados no pudieron dar una respuesta (lo que seguramente se quiso decir).",
  "section 9": "sección 9",
  "With the same heuristic, another cost function changes the work.":
    "Con la misma heurística, otra función de costo cambia el trabajo.",
  "None of the three heuristics is admissible.": "Ninguna de las tres heurísticas es admisible.",
  "section 6": "sección 6",
  "The exception on the 2x2 board is A* with H1 (and a cost by colours, which the report does not define).":
    "La excepción en el tablero de 2x2 es A* con H1 (y un costo basado en colores, que el informe no define).",
  "On the 3x3 board, uninformed searches take far longer than informed ones.":
    "En el tablero de 3x3, los algoritmos no informados tardan considerablemente más que los informados.",
  "From the 2x2 to the 3x3 board, the time of Greedy with H1 grows by 722 %.":
    "Del tablero de 2x2 al de 3x3, el tiempo de Greedy con H1 se incrementa un 722 %.",
  "section 8, tables 1 and 2": "sección 8, tablas 1 y 2",
  "There is a great number of symmetries, boards that are reached again, to be detected.":
    "Existe un gran número de simetrías, tableros que se vuelven a alcanzar, que deben ser detectadas.",
  "section 8.1": "sección 8.1",
  "Uninformed searches quickly ran out of memory.":
    "Los algoritmos no informados se quedaban rápidamente sin memoria.",
  "Informed searches came to solve boards of 4x4.":
    "Los algoritmos informados llegaron a resolver tableros de 4x4.",
  "On boards of 5x5, informed searches ran out of memory.":
    "En tableros de 5x5, a los algoritmos informados les faltó memoria.",
  "On the 3x3 board, heuristics find solutions …":
    "En el tablero de 3x3, con heurísticas se hallan soluciones…",
  "… and searches without one find none.": "… y sin ellas, ninguna.",
  "On the 4x4 board, A* with F1 expands far fewer nodes than Greedy with the same heuristic.":
    "En el tablero de 4x4, A* con F1 expande muchos menos nodos que Greedy con la misma heurística.",
  "On the 4x4 board, A* with F1 takes far less time than Greedy with the same heuristic.":
    "En el tablero de 4x4, A* con F1 tarda mucho menos que Greedy con la misma heurística.",
  "The cost of rotations (F1) avoids symmetries: none is detected on the 4x4 board.":
    "El costo basado en rotaciones (F1) evita simetrías: en el tablero de 4x4 no se detecta ninguna.",
  "On the 4x4 board, A* with F1 has no more than 6,000 leaves.":
    "En el tablero de 4x4, A* con F1 no tiene más de 6.000 nodos hoja.",
  "On the 4x4 board, Greedy with H1 has about 670,000 leaves.":
    "En el tablero de 4x4, Greedy con H1 tiene alrededor de 670.000 nodos hoja.",
  "Informed searches expand notably fewer nodes than uninformed ones.":
    "Los algoritmos informados expanden notablemente menos nodos que los no informados.",
  "Informed searches leave notably fewer leaves than uninformed ones.":
    "Los algoritmos informados dejan notablemente menos nodos hoja que los no informados.",
  "Informed searches take notably less time than uninformed ones.":
    "Los algoritmos informados tardan notablemente menos que los no informados.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F2 expands more nodes than F1.":
    "Sin un buen costo no basta una buena heurística: con la misma heurística, F2 expande más nodos que F1.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F3 expands more nodes than F1.":
    "Sin un buen costo no basta una buena heurística: con la misma heurística, F3 expande más nodos que F1.",
  "A representation that does not take care of memory makes the search very costly.":
    "Si la representación no cuida la memoria utilizada, correr el algoritmo es altamente costoso.",
  "all runs have the same representation, so there is none to compare it with":
    "todas las ejecuciones tienen la misma representación, así que no hay otra con que compararla",
  "With the rules, problem E has no solution.": "Con las reglas, el problema E no tiene solución.",
  "Without the rules, problem E can be solved.": "Sin las reglas, el problema E se puede resolver.",
  "On the more complex problems BFS cannot cope with the combinatorial explosion.":
    "En los problemas más complejos, BFS no puede con la explosión combinatoria.",
  "This is because its path is more uniform and direct there (a better penetrance than that of A*).":
    "Esto se debe a que allí su camino es más uniforme y directo (mejor penetrancia que la de A*).",
  "The more tiles are out of place, the harder the board is (on average).":
    "Mientras más desordenado está el tablero, más difícil es ordenarlo (en promedio).",
  "section 3.2": "sección 3.2",
  "Without the fields level, movement and fact, CLIPS itself drops repeated states.":
    "Sin los campos nivel, movimiento y hecho, CLIPS mismo descarta los estados repetidos.",
  "all programs of this study have these fields; puzrepet.clp, which comes with Frontier, does without them":
    "todos los programas de este estudio tienen esos campos; puzrepet.clp, que viene con Frontier, prescinde de ellos",
};
