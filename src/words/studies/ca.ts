/** The texts of the built-in studies in Catalan, by the English text. */
export const ca: Readonly<Record<string, string>> = {
  "The 8-puzzle as a rule-based system": "Joc del 8-puzle: un sistema basat en regles",
  "How many rules are fired by breadth, by depth, and by the number of misplaced tiles?":
    "Quantes regles es disparen en amplària, en profunditat i pel nombre de fitxes descol·locades?",
  "All 181,440 boards of the 8-puzzle": "Els 181.440 taulers del 8-puzle",
  "How much does each heuristic save over all boards, and how does the work grow with the depth?":
    "Quant estalvia cada heurística en tots els taulers, i com creix la feina amb la profunditat?",
  "Eternity II: uninformed and informed search": "Eternity II: cerca no informada i informada",
  "Which heuristic and which cost lead A* to a solution with the fewest states?":
    "Quina heurística i quin cost porten A* a una solució amb menys estats?",
  "Korf's hundred 15-puzzles": "Els cent 15-puzles de Korf",
  "How many nodes does IDA* make with Manhattan distance, and what do better estimates save?":
    "Quants nodes genera IDA* amb la distància de Manhattan, i quant estalvien estimacions millors?",
  "Solving the 8-puzzle with A*": "Resoldre el 8-puzle amb A*",
  "Which heuristic is best, and why?": "Quina heurística és la millor, i per què?",
  "The knight score game: depth-first, breadth-first and A*":
    "El joc del cavall: en profunditat, en amplària i A*",
  "Which search expands the fewest nodes, with and without the rules of the game?":
    "Quina cerca expandeix menys nodes, amb les regles del joc i sense?",
  Evaluation: "Proves d’avaluació",
  "Evaluation, as a search": "Proves d’avaluació, com a cerca",
  "Example of section 1.3, as a search": "Exemple de la secció 1.3, com a cerca",
  "Printed by CLIPS 6.30, not in the labs, as a search":
    "Imprés per CLIPS 6.30, no en les pràctiques, com a cerca",
  "Example of section 1.3": "Exemple de la secció 1.3",
  "Printed by CLIPS 6.30, not in the labs": "Imprés per CLIPS 6.30, no en les pràctiques",
  "breadth, depth limit 10": "Amplària, nivell màxim 10",
  "breadth, depth limit 20": "Amplària, nivell màxim 20",
  "depth, depth limit 10": "Profunditat, nivell màxim 10",
  "depth, depth limit 20": "Profunditat, nivell màxim 20",
  "misplaced tiles, depth limit 10": "Heurística descol·locades, nivell màxim 10",
  "misplaced tiles, depth limit 20": "Heurística descol·locades, nivell màxim 20",
  "misplaced tiles, agenda in breadth": "Heurística descol·locades, agenda en amplària",
  "misplaced tiles, example of section 1.3": "Heurística descol·locades, exemple de la secció 1.3",
  "level of the solution": "nivell de la solució",
  "nodes expanded or rules fired": "nodes expandits o regles disparades",
  "goal fact": "fet objectiu",
  "The goal is f-38, as in figure 12; section 1.3 prints Fact-39.":
    "l’objectiu és f-38, com en la figura 12; la secció 1.3 imprimeix Fact-39.",
  "Results (without rules)": "Resultats (sense regles)",
  "Results (with rules)": "Resultats (amb regles)",
  target: "objectiu",
  seconds: "temps (s)",
  expanded: "nodes expandits",
  penetrance: "penetrància",
  "branching factor": "factor de ramificació",
  depth: "profunditat",
  board: "tauler",
  algorithm: "algorisme",
  "Example run": "Exemple d’execució",
  moves: "moviments",
  "states opened": "estats oberts",
  "time (ms)": "temps (ms)",
  "Table 1": "Taula 1",
  "Table 2": "Taula 2",
  "Table 3": "Taula 3",
  leaves: "nodes fulla",
  generated: "estats generats",
  symmetries: "simetries detectades",
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
  "Korf 1985, IDA* with Manhattan distance": "Korf 1985, IDA* amb la distància de Manhattan",
  nodes: "nodes",
  "Times are of another machine.": "els temps són d’una altra màquina.",
  "The manual's file had 10 instead of 11 on J3 of board B; on that board, B-lisp, the printed numbers come out.":
    "el fitxer del manual tenia 10 en lloc d’11 en J3 del tauler B; amb aquest tauler, B-lisp, ixen els nombres impresos.",
  "Printed with the last digits cut off.": "imprés amb les últimes xifres tallades.",
  "A wrong last digit: 10/51 is 0.19607843, as the other table has it.":
    "l’última xifra és errònia: 10/51 és 0,19607843, com diu l’altra taula.",
  "The boards F of the manual were random and are lost; ours is the F of problemas.dat.":
    "els taulers F del manual eren aleatoris i s’han perdut; el nostre és el F de problemas.dat.",
  "The row repeats that of E and is impossible: 19 numbers below 100 come to 1,710 points at most, not 2,000.":
    "la fila repeteix la d’E i és impossible: 19 nombres menors que 100 sumen com a molt 1.710 punts, no 2.000.",
  "Left blank in the manual.": "en blanc en el manual.",
  "Left blank in the manual: there is no solution, and its program ended in an error.":
    "en blanc en el manual: no hi ha solució, i el seu programa va acabar amb un error.",
  "Among activations of equal priority, the strategy of the agenda decides which one comes first.":
    "Entre activacions de la mateixa prioritat, l’estratègia de l’agenda decideix quina va primer.",
  "section 3": "secció 3",
  "A* finds a path of least cost with each of the four heuristics.":
    "A* troba un camí de cost mínim amb cadascuna de les quatre heurístiques.",
  "section 2": "secció 2",
  "At most 9!/2 = 181,440 states can be reached from a board.":
    "Des d’un tauler es poden assolir com a màxim 9!/2 = 181.440 estats.",
  "section 3.4": "secció 3.4",
  "The board of datos1.txt has no solution.": "El tauler de datos1.txt no té solució.",
  "section 4.3.1": "secció 4.3.1",
  "On the harder problems, A* is more efficient than BFS.":
    "En els problemes més complicats, A* és més eficient que BFS.",
  "On the harder problems, A* is more efficient than DFS.":
    "En els problemes més complicats, A* és més eficient que DFS.",
  "On the harder problems, A* has better execution times.":
    "En els problemes més complicats, A* té millors temps d’execució.",
  "As a rule, A* has a better penetrance.": "Per norma, A* té millor penetrància.",
  "BFS is by far the least efficient.": "BFS és de molt el menys eficient.",
  "BFS takes the most space.": "BFS és el que ocupa més espai.",
  "On easier, more direct problems DFS may be more efficient than A*.":
    "En problemes més fàcils i directes, DFS pot ser més eficient que A*.",
  "On the 2x2 board, informed searches expand far fewer nodes than uninformed ones.":
    "En el tauler de 2x2, els algorismes informats expandeixen molts menys nodes que els no informats.",
  "section 8, table 1": "secció 8, taula 1",
  "On the 3x3 board, uninformed searches need far more than informed ones.":
    "En el tauler de 3x3, els algorismes no informats necessiten molt més que els informats.",
  "section 8, table 2": "secció 8, taula 2",
  "On the 4x4 board, A* with F1 generates no more than 6,000 states.":
    "En el tauler de 4x4, A* amb F1 no genera més de 6.000 estats.",
  "On the 4x4 board, Greedy with H1 generates about 670,000 states.":
    "En el tauler de 4x4, Greedy amb H1 genera al voltant de 670.000 estats.",
  "section 8.2": "secció 8.2",
  "On boards larger than 2x2, informed searches could not give an answer.":
    "En taulers de més de 2x2, els algorismes informats no van poder donar una resposta.",
  "On boards larger than 2x2, uninformed searches could not give an answer (what was probably meant).":
    "En taulers de més de 2x2, els algorismes no informats no van poder donar una resposta (el que segurament es volia dir).",
  "section 9": "secció 9",
  "With the same heuristic, another cost function changes the work.":
    "Amb la mateixa heurística, una altra funció de cost canvia la feina.",
  "None of the three heuristics is admissible.": "Cap de les tres heurístiques no és admissible.",
  "section 6": "secció 6",
  "The exception on the 2x2 board is A* with H1 (and a cost by colours, which the report does not define).":
    "L’excepció en el tauler de 2x2 és A* amb H1 (i un cost basat en colors, que l’informe no defineix).",
  "On the 3x3 board, uninformed searches take far longer than informed ones.":
    "En el tauler de 3x3, els algorismes no informats tarden considerablement més que els informats.",
  "From the 2x2 to the 3x3 board, the time of Greedy with H1 grows by 722 %.":
    "Del tauler de 2x2 al de 3x3, el temps de Greedy amb H1 augmenta un 722 %.",
  "section 8, tables 1 and 2": "secció 8, taules 1 i 2",
  "There is a great number of symmetries, boards that are reached again, to be detected.":
    "Hi ha un gran nombre de simetries, taulers als quals s’arriba de nou, que s’han de detectar.",
  "section 8.1": "secció 8.1",
  "Uninformed searches quickly ran out of memory.":
    "Els algorismes no informats es quedaven ràpidament sense memòria.",
  "Informed searches came to solve boards of 4x4.":
    "Els algorismes informats van arribar a resoldre taulers de 4x4.",
  "On boards of 5x5, informed searches ran out of memory.":
    "En taulers de 5x5, als algorismes informats els va faltar memòria.",
  "On the 3x3 board, heuristics find solutions …":
    "En el tauler de 3x3, amb heurístiques es troben solucions…",
  "… and searches without one find none.": "… i sense elles, cap.",
  "On the 4x4 board, A* with F1 expands far fewer nodes than Greedy with the same heuristic.":
    "En el tauler de 4x4, A* amb F1 expandeix molts menys nodes que Greedy amb la mateixa heurística.",
  "On the 4x4 board, A* with F1 takes far less time than Greedy with the same heuristic.":
    "En el tauler de 4x4, A* amb F1 tarda molt menys que Greedy amb la mateixa heurística.",
  "The cost of rotations (F1) avoids symmetries: none is detected on the 4x4 board.":
    "El cost basat en rotacions (F1) evita simetries: en el tauler de 4x4 no se’n detecta cap.",
  "On the 4x4 board, A* with F1 has no more than 6,000 leaves.":
    "En el tauler de 4x4, A* amb F1 no té més de 6.000 nodes fulla.",
  "On the 4x4 board, Greedy with H1 has about 670,000 leaves.":
    "En el tauler de 4x4, Greedy amb H1 té al voltant de 670.000 nodes fulla.",
  "Informed searches expand notably fewer nodes than uninformed ones.":
    "Els algorismes informats expandeixen notablement menys nodes que els no informats.",
  "Informed searches leave notably fewer leaves than uninformed ones.":
    "Els algorismes informats deixen notablement menys nodes fulla que els no informats.",
  "Informed searches take notably less time than uninformed ones.":
    "Els algorismes informats tarden notablement menys que els no informats.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F2 expands more nodes than F1.":
    "Sense un bon cost no n’hi ha prou amb una bona heurística: amb la mateixa heurística, F2 expandeix més nodes que F1.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F3 expands more nodes than F1.":
    "Sense un bon cost no n’hi ha prou amb una bona heurística: amb la mateixa heurística, F3 expandeix més nodes que F1.",
  "A representation that does not take care of memory makes the search very costly.":
    "Si la representació no té cura de la memòria, executar l’algorisme és molt costós.",
  "all runs have the same representation, so there is none to compare it with":
    "totes les execucions tenen la mateixa representació, de manera que no n’hi ha cap altra amb què comparar-la",
  "With the rules, problem E has no solution.": "Amb les regles, el problema E no té solució.",
  "Without the rules, problem E can be solved.": "Sense les regles, el problema E es pot resoldre.",
  "On the more complex problems BFS cannot cope with the combinatorial explosion.":
    "En els problemes més complexos, BFS no pot amb l’explosió combinatòria.",
  "This is because its path is more uniform and direct there (a better penetrance than that of A*).":
    "Això és perquè allà el seu camí és més uniforme i directe (millor penetrància que la d’A*).",
  "The more tiles are out of place, the harder the board is (on average).":
    "Com més fitxes hi ha fora de lloc, més difícil és el tauler (de mitjana).",
  "section 3.2": "secció 3.2",
  "Without the fields level, movement and fact, CLIPS itself drops repeated states.":
    "Sense els camps nivell, moviment i fet, CLIPS mateix descarta els estats repetits.",
  "all programs of this study have these fields; puzrepet.clp, which comes with Frontier, does without them":
    "tots els programes d’aquest estudi tenen aquests camps; puzrepet.clp, que ve amb Frontier, en prescindeix",
};
