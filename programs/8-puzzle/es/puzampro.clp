;; El 8-puzle como sistema basado en reglas: anchura y profundidad por la estrategia de la agenda.
;; (inicio) pregunta el límite y la estrategia; (run) busca; (camino N) muestra los movimientos hasta el hecho N.

(defglobal ?*nod-gen* = 0)

(defrule derecha
   ?f <- (puzle $?x 0 ?y $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov izquierda))
   (test (< ?nivel ?prof))
   =>
   (assert (puzle $?x ?y 0 $?z nivel (+ ?nivel 1) movimiento derecha hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule izquierda
   ?f <- (puzle $?x ?y 0 $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov derecha))
   (test (< ?nivel ?prof))
   =>
   (assert (puzle $?x 0 ?y $?z nivel (+ ?nivel 1) movimiento izquierda hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule abajo
   ?f <- (puzle $?x 0 ?a ?b ?c $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (neq ?mov arriba))
   (test (< ?nivel ?prof))
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z nivel (+ ?nivel 1) movimiento abajo hecho ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule arriba
   ?f <- (puzle $?x ?a ?b ?c 0 $?z nivel ?nivel movimiento ?mov hecho ?)
   (profundidad-maxima ?prof)
   (test (neq ?mov abajo))
   (test (< ?nivel ?prof))
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
   (reset)
   (printout t "Profundidad Maxima:= ")
   (bind ?prof (read))
   (printout t "Tipo de Busqueda " crlf "1.- Anchura" crlf "2.- Profundidad" crlf)
   (bind ?a (read))
   (if (= ?a 1)
      then (set-strategy breadth)
      else (set-strategy depth))
   (assert (puzle 2 8 3 1 6 4 7 0 5 nivel 0 movimiento nulo hecho 0))
   (assert (profundidad-maxima ?prof)))
