;; El 8-puzle sin nivel, movimiento ni padre: tableros iguales son hechos iguales, y el propio CLIPS descarta los repetidos.
;; (inicio-con 2 8 3 1 6 4 7 0 5) plantea un tablero; (run) busca. No se conocen el nivel de la solución ni el camino.

(defglobal ?*nod-gen* = 0)

(defrule derecha
   (puzle $?x 0 ?y $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzle $?x ?y 0 $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule izquierda
   (puzle $?x ?y 0 $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzle $?x 0 ?y $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule abajo
   (puzle $?x 0 ?a ?b ?c $?z)
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule arriba
   (puzle $?x ?a ?b ?c 0 $?z)
   =>
   (assert (puzle $?x 0 ?b ?c ?a $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule objetivo
   (declare (salience 100))
   ?f <- (puzle 1 2 3 8 0 4 7 6 5)
   =>
   (printout t "SOLUCIÓN ENCONTRADA" crlf)
   (printout t "NÚMERO DE NODOS EXPANDIDOS O REGLAS DISPARADAS " ?*nod-gen* crlf)
   (printout t "HECHO OBJETIVO " ?f crlf)
   (halt))

(defrule no_solucion
   (declare (salience -99))
   (puzle $?)
   =>
   (printout t "SOLUCIÓN NO ENCONTRADA" crlf)
   (printout t "NODOS GENERADOS: " ?*nod-gen* crlf)
   (halt))

(deffunction inicio-con ($?tablero)
   (reset)
   (set-strategy breadth)
   (assert (puzle ?tablero)))
