;; El 8-puzle con la distancia de Manhattan: la prioridad de una activación es -f(n), f(n) = g(n) + h(n).

(defglobal ?*nod-gen* = 0 ?*f* = 1)

(deffunction manhattan (?estado)
   (bind ?goal (create$ 1 2 3 8 0 4 7 6 5))
   (bind ?sum 0)
   (loop-for-count (?i 0 8) do
      (bind ?tile (nth$ (+ ?i 1) ?estado))
      (if (<> ?tile 0) then
         (bind ?j (- (member$ ?tile ?goal) 1))
         (bind ?sum (+ ?sum (abs (- (div ?i 3) (div ?j 3))) (abs (- (mod ?i 3) (mod ?j 3)))))))
   ?sum)

(deffunction control (?estado ?nivel)
   (bind ?*f* (manhattan ?estado))
   (bind ?*f* (+ ?*f* ?nivel 1)))

(defrule derecha
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x 0 ?y $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov izquierda))
   (test (< ?nivel ?prof))
   (test (control (create$ $?x ?y 0 $?z) ?nivel))
   =>
   (assert (puzle $?x ?y 0 $?z nivel (+ ?nivel 1) movimiento derecha hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule izquierda
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x ?y 0 $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov derecha))
   (test (< ?nivel ?prof))
   (test (control (create$ $?x 0 ?y $?z) ?nivel))
   =>
   (assert (puzle $?x 0 ?y $?z nivel (+ ?nivel 1) movimiento izquierda hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule abajo
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x 0 ?a ?b ?c $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (neq ?mov arriba))
   (test (< ?nivel ?prof))
   (test (control (create$ $?x ?c ?a ?b 0 $?z) ?nivel))
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z nivel (+ ?nivel 1) movimiento abajo hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule arriba
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x ?a ?b ?c 0 $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (neq ?mov abajo))
   (test (< ?nivel ?prof))
   (test (control (create$ $?x 0 ?b ?c ?a $?z) ?nivel))
   =>
   (assert (puzle $?x 0 ?b ?c ?a $?z nivel (+ ?nivel 1) movimiento arriba hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule objetivo
   (declare (salience 100))
   ?f <- (puzle 1 2 3 8 0 4 7 6 5 nivel ?n movimiento ?mov hecho ?)
   =>
   (printout t "SOLUCIÓN ENCONTRADA EN EL NIVEL " ?n crlf)
   (printout t "NUM DE NODOS EXPANDIDOS O REGLAS DISPARADAS " ?*nod-gen* crlf)
   (printout t "HECHO OBJETIVO " ?f crlf)
   (halt))

(defrule no_solucion
   (declare (salience -99))
   (puzle $? nivel ?n $?)
   =>
   (printout t "SOLUCIÓN NO ENCONTRADA" crlf)
   (printout t "NODOS GENERADOS: " ?*nod-gen* crlf)
   (halt))

(deffunction camino (?f)
   (if (integerp ?f) then
      (do-for-fact ((?p puzle)) (= (fact-index ?p) ?f)
         (bind ?f ?p)))
   (bind ?list (fact-slot-value ?f implied))
   (bind ?n (length$ ?list))
   (bind ?nivel (nth$ (- ?n 4) ?list))
   (bind ?mov (nth$ (- ?n 2) ?list))
   (bind ?parent (nth$ ?n ?list))
   (if (> ?nivel 0) then
      (camino ?parent)
      (printout t ?mov " sobre " ?parent crlf)))

(deffunction inicio ()
   (set-salience-evaluation when-activated)
   (reset)
   (printout t "Profundidad Maxima:= ")
   (bind ?prof (read))
   (printout t " Ejecuta run para poner en marcha el programa " crlf)
   (assert (puzle 2 8 3 1 6 4 7 0 5 nivel 0 movimiento nulo hecho 0))
   (assert (profundidad-maxima ?prof)))

;; draw: (puzle $?x nivel ?g movimiento ? hecho ?) as grid 3 ?x, f = (+ ?g (manhattan ?x))
