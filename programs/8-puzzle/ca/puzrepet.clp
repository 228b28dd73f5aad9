;; El 8-puzle sense nivell, moviment ni pare: taulers iguals són fets iguals, i el mateix CLIPS descarta els repetits.
;; (inici-amb 2 8 3 1 6 4 7 0 5) planteja un tauler; (run) cerca. No es coneixen el nivell de la solució ni el camí.

(defglobal ?*nod-gen* = 0)

(defrule dreta
   (puzle $?x 0 ?y $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzle $?x ?y 0 $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule esquerra
   (puzle $?x ?y 0 $?z)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   =>
   (assert (puzle $?x 0 ?y $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule baix
   (puzle $?x 0 ?a ?b ?c $?z)
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule dalt
   (puzle $?x ?a ?b ?c 0 $?z)
   =>
   (assert (puzle $?x 0 ?b ?c ?a $?z))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule objectiu
   (declare (salience 100))
   ?f <- (puzle 1 2 3 8 0 4 7 6 5)
   =>
   (printout t "SOLUCIÓ TROBADA" crlf)
   (printout t "NOMBRE DE NODES EXPANDITS O REGLES DISPARADES " ?*nod-gen* crlf)
   (printout t "FET OBJECTIU " ?f crlf)
   (halt))

(defrule no_solucio
   (declare (salience -99))
   (puzle $?)
   =>
   (printout t "SOLUCIÓ NO TROBADA" crlf)
   (printout t "NODES GENERATS: " ?*nod-gen* crlf)
   (halt))

(deffunction inici-amb ($?tauler)
   (reset)
   (set-strategy breadth)
   (assert (puzle ?tauler)))
