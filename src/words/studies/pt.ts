/** The texts of the built-in studies in Portuguese, by the English text. */
export const pt: Readonly<Record<string, string>> = {
  "The 8-puzzle as a rule-based system": "O 8-puzzle como sistema baseado em regras",
  "How many rules are fired by breadth, by depth, and by the number of misplaced tiles?":
    "Quantas regras disparam em largura, em profundidade e pelo número de peças fora do lugar?",
  "All 181,440 boards of the 8-puzzle": "Os 181.440 tabuleiros do 8-puzzle",
  "How much does each heuristic save over all boards, and how does the work grow with the depth?":
    "Quanto poupa cada heurística em todos os tabuleiros, e como cresce o trabalho com a profundidade?",
  "Eternity II: uninformed and informed search": "Eternity II: procura não informada e informada",
  "Which heuristic and which cost lead A* to a solution with the fewest states?":
    "Que heurística e que custo levam o A* a uma solução com menos estados?",
  "Korf's hundred 15-puzzles": "Os cem 15-puzzles de Korf",
  "How many nodes does IDA* make with Manhattan distance, and what do better estimates save?":
    "Quantos nós gera o IDA* com a distância de Manhattan, e quanto poupam estimativas melhores?",
  "Solving the 8-puzzle with A*": "Resolver o 8-puzzle com A*",
  "Which heuristic is best, and why?": "Que heurística é a melhor, e porquê?",
  "The knight score game: depth-first, breadth-first and A*": "O jogo do cavalo: DFS, BFS e A*",
  "Which search expands the fewest nodes, with and without the rules of the game?":
    "Que procura expande menos nós, com as regras do jogo e sem elas?",
  Evaluation: "Provas de avaliação",
  "Evaluation, as a search": "Provas de avaliação, como procura",
  "Example of section 1.3, as a search": "Exemplo da secção 1.3, como procura",
  "Printed by CLIPS 6.30, not in the labs, as a search":
    "Impresso por CLIPS 6.30, não nos trabalhos, como procura",
  "Example of section 1.3": "Exemplo da secção 1.3",
  "Printed by CLIPS 6.30, not in the labs": "Impresso por CLIPS 6.30, não nos trabalhos",
  "breadth, depth limit 10": "Largura, nível máximo 10",
  "breadth, depth limit 20": "Largura, nível máximo 20",
  "depth, depth limit 10": "Profundidade, nível máximo 10",
  "depth, depth limit 20": "Profundidade, nível máximo 20",
  "misplaced tiles, depth limit 10": "Heurística das peças fora do lugar, nível máximo 10",
  "misplaced tiles, depth limit 20": "Heurística das peças fora do lugar, nível máximo 20",
  "misplaced tiles, agenda in breadth": "Heurística das peças fora do lugar, agenda em largura",
  "misplaced tiles, example of section 1.3": "Heurística das peças fora do lugar, exemplo da secção 1.3",
  "level of the solution": "nível da solução",
  "nodes expanded or rules fired": "nós expandidos ou regras disparadas",
  "goal fact": "facto objetivo",
  "The goal is f-38, as in figure 12; section 1.3 prints Fact-39.":
    "o objetivo é f-38, como na figura 12; a secção 1.3 imprime Fact-39.",
  "Results (without rules)": "Resultados (sem regras)",
  "Results (with rules)": "Resultados (com regras)",
  target: "objetivo",
  seconds: "tempo de execução (seg)",
  expanded: "nós expandidos",
  penetrance: "penetrância",
  "branching factor": "fator de ramificação",
  depth: "profundidade da solução",
  board: "tabuleiro",
  algorithm: "algoritmo",
  "Example run": "Exemplo de execução",
  moves: "jogadas",
  "states opened": "estados abertos",
  "time (ms)": "tempo (ms)",
  "Table 1": "Tabela 1",
  "Table 2": "Tabela 2",
  "Table 3": "Tabela 3",
  leaves: "nós folha",
  generated: "estados gerados",
  symmetries: "simetrias detetadas",
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
  "Korf 1985, IDA* with Manhattan distance": "Korf 1985, IDA* com a distância de Manhattan",
  nodes: "nós",
  "Times are of another machine.": "os tempos são de outra máquina.",
  "The manual's file had 10 instead of 11 on J3 of board B; on that board, B-lisp, the printed numbers come out.":
    "o ficheiro do manual tinha 10 em vez de 11 em J3 do tabuleiro B; com esse tabuleiro, B-lisp, saem os números impressos.",
  "Printed with the last digits cut off.": "impresso com os últimos algarismos cortados.",
  "A wrong last digit: 10/51 is 0.19607843, as the other table has it.":
    "o último algarismo está errado: 10/51 é 0,19607843, como diz a outra tabela.",
  "The boards F of the manual were random and are lost; ours is the F of problemas.dat.":
    "os tabuleiros F do manual eram aleatórios e perderam-se; o nosso é o F de problemas.dat.",
  "The row repeats that of E and is impossible: 19 numbers below 100 come to 1,710 points at most, not 2,000.":
    "a linha repete a de E e é impossível: 19 números abaixo de 100 somam no máximo 1.710 pontos, não 2.000.",
  "Left blank in the manual.": "em branco no manual.",
  "Left blank in the manual: there is no solution, and its program ended in an error.":
    "em branco no manual: não há solução, e o programa acabou com um erro.",
  "Among activations of equal priority, the strategy of the agenda decides which one comes first.":
    "Entre ativações da mesma prioridade, a estratégia da agenda decide qual vem primeiro.",
  "section 3": "secção 3",
  "A* finds a path of least cost with each of the four heuristics.":
    "O A* encontra um caminho de custo mínimo com cada uma das quatro heurísticas.",
  "section 2": "secção 2",
  "At most 9!/2 = 181,440 states can be reached from a board.":
    "De um tabuleiro alcançam-se no máximo 9!/2 = 181.440 estados.",
  "section 3.4": "secção 3.4",
  "The board of datos1.txt has no solution.": "O tabuleiro de datos1.txt não tem solução.",
  "section 4.3.1": "secção 4.3.1",
  "On the harder problems, A* is more efficient than BFS.":
    "Nos problemas mais complicados, o A* é mais eficiente do que o BFS.",
  "On the harder problems, A* is more efficient than DFS.":
    "Nos problemas mais complicados, o A* é mais eficiente do que o DFS.",
  "On the harder problems, A* has better execution times.":
    "Nos problemas mais complicados, o A* tem melhores tempos de execução.",
  "As a rule, A* has a better penetrance.": "Por norma, o A* tem melhor penetrância.",
  "BFS is by far the least efficient.": "O BFS é de longe o menos eficiente.",
  "BFS takes the most space.": "O BFS é o que ocupa mais espaço.",
  "On easier, more direct problems DFS may be more efficient than A*.":
    "Em problemas mais fáceis e diretos, o DFS pode ser mais eficiente do que o A*.",
  "On the 2x2 board, informed searches expand far fewer nodes than uninformed ones.":
    "No tabuleiro de 2x2, os algoritmos informados expandem muito menos nós do que os não informados.",
  "section 8, table 1": "secção 8, tabela 1",
  "On the 3x3 board, uninformed searches need far more than informed ones.":
    "No tabuleiro de 3x3, os algoritmos não informados precisam de muito mais do que os informados.",
  "section 8, table 2": "secção 8, tabela 2",
  "On the 4x4 board, A* with F1 generates no more than 6,000 states.":
    "No tabuleiro de 4x4, o A* com F1 não gera mais de 6.000 estados.",
  "On the 4x4 board, Greedy with H1 generates about 670,000 states.":
    "No tabuleiro de 4x4, o Greedy com H1 gera cerca de 670.000 estados.",
  "section 8.2": "secção 8.2",
  "On boards larger than 2x2, informed searches could not give an answer.":
    "Em tabuleiros maiores do que 2x2, os algoritmos informados não conseguiram dar uma resposta.",
  "On boards larger than 2x2, uninformed searches could not give an answer (what was probably meant).":
    "Em tabuleiros maiores do que 2x2, os algoritmos não informados não conseguiram dar uma resposta (o que decerto se queria dizer).",
  "section 9": "secção 9",
  "With the same heuristic, another cost function changes the work.":
    "Com a mesma heurística, outra função de custo altera o trabalho.",
  "None of the three heuristics is admissible.": "Nenhuma das três heurísticas é admissível.",
  "section 6": "secção 6",
  "The exception on the 2x2 board is A* with H1 (and a cost by colours, which the report does not define).":
    "A exceção no tabuleiro de 2x2 é o A* com H1 (e um custo baseado em cores, que o relatório não define).",
  "On the 3x3 board, uninformed searches take far longer than informed ones.":
    "No tabuleiro de 3x3, os algoritmos não informados demoram consideravelmente mais do que os informados.",
  "From the 2x2 to the 3x3 board, the time of Greedy with H1 grows by 722 %.":
    "Do tabuleiro de 2x2 para o de 3x3, o tempo do Greedy com H1 aumenta 722 %.",
  "section 8, tables 1 and 2": "secção 8, tabelas 1 e 2",
  "There is a great number of symmetries, boards that are reached again, to be detected.":
    "Há um grande número de simetrias, tabuleiros que se voltam a alcançar, que devem ser detetadas.",
  "section 8.1": "secção 8.1",
  "Uninformed searches quickly ran out of memory.":
    "Os algoritmos não informados ficavam rapidamente sem memória.",
  "Informed searches came to solve boards of 4x4.":
    "Os algoritmos informados chegaram a resolver tabuleiros de 4x4.",
  "On boards of 5x5, informed searches ran out of memory.":
    "Em tabuleiros de 5x5, faltou memória aos algoritmos informados.",
  "On the 3x3 board, heuristics find solutions …":
    "No tabuleiro de 3x3, com heurísticas encontram-se soluções…",
  "… and searches without one find none.": "… e sem elas, nenhuma.",
  "On the 4x4 board, A* with F1 expands far fewer nodes than Greedy with the same heuristic.":
    "No tabuleiro de 4x4, o A* com F1 expande muito menos nós do que o Greedy com a mesma heurística.",
  "On the 4x4 board, A* with F1 takes far less time than Greedy with the same heuristic.":
    "No tabuleiro de 4x4, o A* com F1 demora muito menos do que o Greedy com a mesma heurística.",
  "The cost of rotations (F1) avoids symmetries: none is detected on the 4x4 board.":
    "O custo baseado em rotações (F1) evita simetrias: no tabuleiro de 4x4 não se deteta nenhuma.",
  "On the 4x4 board, A* with F1 has no more than 6,000 leaves.":
    "No tabuleiro de 4x4, o A* com F1 não tem mais de 6.000 nós folha.",
  "On the 4x4 board, Greedy with H1 has about 670,000 leaves.":
    "No tabuleiro de 4x4, o Greedy com H1 tem cerca de 670.000 nós folha.",
  "Informed searches expand notably fewer nodes than uninformed ones.":
    "Os algoritmos informados expandem notavelmente menos nós do que os não informados.",
  "Informed searches leave notably fewer leaves than uninformed ones.":
    "Os algoritmos informados deixam notavelmente menos nós folha do que os não informados.",
  "Informed searches take notably less time than uninformed ones.":
    "Os algoritmos informados demoram notavelmente menos do que os não informados.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F2 expands more nodes than F1.":
    "Sem um bom custo não basta uma boa heurística: com a mesma heurística, F2 expande mais nós do que F1.",
  "Without a good cost a good heuristic is not enough: with the same heuristic, F3 expands more nodes than F1.":
    "Sem um bom custo não basta uma boa heurística: com a mesma heurística, F3 expande mais nós do que F1.",
  "A representation that does not take care of memory makes the search very costly.":
    "Se a representação não poupa a memória, correr o algoritmo fica muito caro.",
  "all runs have the same representation, so there is none to compare it with":
    "todas as execuções têm a mesma representação, pelo que não há outra com que a comparar",
  "With the rules, problem E has no solution.": "Com as regras, o problema E não tem solução.",
  "Without the rules, problem E can be solved.": "Sem as regras, o problema E pode ser resolvido.",
  "On the more complex problems BFS cannot cope with the combinatorial explosion.":
    "Nos problemas mais complexos, o BFS não consegue gerir a explosão combinatória.",
  "This is because its path is more uniform and direct there (a better penetrance than that of A*).":
    "Isto deve-se a que aí o seu caminho é mais uniforme e mais direto (melhor penetrância do que a do A*).",
  "The more tiles are out of place, the harder the board is (on average).":
    "Quanto mais peças há fora do lugar, mais difícil é o tabuleiro (em média).",
  "section 3.2": "secção 3.2",
  "Without the fields level, movement and fact, CLIPS itself drops repeated states.":
    "Sem os campos nível, movimento e facto, o próprio CLIPS descarta os estados repetidos.",
  "all programs of this study have these fields; puzrepet.clp, which comes with Frontier, does without them":
    "todos os programas deste estudo têm esses campos; puzrepet.clp, que vem com o Frontier, dispensa-os",
};
