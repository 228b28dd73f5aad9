;; El 8-puzle com a sistema basat en regles: amplària i profunditat per l'estratègia de l'agenda.
;; (inici) pregunta el límit i l'estratègia; (run) cerca; (camí N) mostra els moviments fins al fet N.

(defglobal ?*nod-gen* = 0)

(defrule dreta
   ?f <- (puzle $?x 0 ?y $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov esquerra))
   (test (< ?nivell ?prof))
   =>
   (assert (puzle $?x ?y 0 $?z nivell (+ ?nivell 1) moviment dreta fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule esquerra
   ?f <- (puzle $?x ?y 0 $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov dreta))
   (test (< ?nivell ?prof))
   =>
   (assert (puzle $?x 0 ?y $?z nivell (+ ?nivell 1) moviment esquerra fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule baix
   ?f <- (puzle $?x 0 ?a ?b ?c $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (neq ?mov dalt))
   (test (< ?nivell ?prof))
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z nivell (+ ?nivell 1) moviment baix fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule dalt
   ?f <- (puzle $?x ?a ?b ?c 0 $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (neq ?mov baix))
   (test (< ?nivell ?prof))
   =>
   (assert (puzle $?x 0 ?b ?c ?a $?z nivell (+ ?nivell 1) moviment dalt fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule objectiu
   (declare (salience 100))
   ?f <- (puzle 1 2 3 8 0 4 7 6 5 nivell ?n moviment ?mov fet ?)
   =>
   (printout t "SOLUCIÓ TROBADA EN EL NIVELL " ?n crlf)
   (printout t "NOMBRE DE NODES EXPANDITS O REGLES DISPARADES " ?*nod-gen* crlf)
   (printout t "FET OBJECTIU " ?f crlf)
   (halt))

(defrule no_solucio
   (declare (salience -99))
   (puzle $? nivell ?n $?)
   =>
   (printout t "SOLUCIÓ NO TROBADA" crlf)
   (printout t "NODES GENERATS: " ?*nod-gen* crlf)
   (halt))

(deffunction camí (?f)
   (if (integerp ?f) then
      (do-for-fact ((?p puzle)) (= (fact-index ?p) ?f)
         (bind ?f ?p)))
   (bind ?list (fact-slot-value ?f implied))
   (bind ?n (length$ ?list))
   (bind ?nivell (nth$ (- ?n 4) ?list))
   (bind ?mov (nth$ (- ?n 2) ?list))
   (bind ?parent (nth$ ?n ?list))
   (if (> ?nivell 0) then
      (camí ?parent)
      (printout t ?mov " sobre " ?parent crlf)))

(deffunction inici ()
   (reset)
   (printout t "Profunditat Maxima:= ")
   (bind ?prof (read))
   (printout t "Tipus de Cerca " crlf "1.- Amplària" crlf "2.- Profunditat" crlf)
   (bind ?a (read))
   (if (= ?a 1)
      then (set-strategy breadth)
      else (set-strategy depth))
   (assert (puzle 2 8 3 1 6 4 7 0 5 nivell 0 moviment nul fet 0))
   (assert (profunditat-maxima ?prof)))
