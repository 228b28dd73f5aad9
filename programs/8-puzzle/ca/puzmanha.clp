;; El 8-puzle amb la distància de Manhattan: la prioritat d'una activació és -f(n), f(n) = g(n) + h(n).

(defglobal ?*nod-gen* = 0 ?*f* = 1)

(deffunction manhattan (?estat)
   (bind ?goal (create$ 1 2 3 8 0 4 7 6 5))
   (bind ?sum 0)
   (loop-for-count (?i 0 8) do
      (bind ?tile (nth$ (+ ?i 1) ?estat))
      (if (<> ?tile 0) then
         (bind ?j (- (member$ ?tile ?goal) 1))
         (bind ?sum (+ ?sum (abs (- (div ?i 3) (div ?j 3))) (abs (- (mod ?i 3) (mod ?j 3)))))))
   ?sum)

(deffunction control (?estat ?nivell)
   (bind ?*f* (manhattan ?estat))
   (bind ?*f* (+ ?*f* ?nivell 1)))

(defrule dreta
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x 0 ?y $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov esquerra))
   (test (< ?nivell ?prof))
   (test (control (create$ $?x ?y 0 $?z) ?nivell))
   =>
   (assert (puzle $?x ?y 0 $?z nivell (+ ?nivell 1) moviment dreta fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule esquerra
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x ?y 0 $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (and (<> (length$ $?x) 2) (<> (length$ $?x) 5)))
   (test (neq ?mov dreta))
   (test (< ?nivell ?prof))
   (test (control (create$ $?x 0 ?y $?z) ?nivell))
   =>
   (assert (puzle $?x 0 ?y $?z nivell (+ ?nivell 1) moviment esquerra fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule baix
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x 0 ?a ?b ?c $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (neq ?mov dalt))
   (test (< ?nivell ?prof))
   (test (control (create$ $?x ?c ?a ?b 0 $?z) ?nivell))
   =>
   (assert (puzle $?x ?c ?a ?b 0 $?z nivell (+ ?nivell 1) moviment baix fet ?f))
   (bind ?*nod-gen* (+ ?*nod-gen* 1)))

(defrule dalt
   (declare (salience (- 0 ?*f*)))
   ?f <- (puzle $?x ?a ?b ?c 0 $?z nivell ?nivell moviment ?mov fet ?)
   (profunditat-maxima ?prof)
   (test (neq ?mov baix))
   (test (< ?nivell ?prof))
   (test (control (create$ $?x 0 ?b ?c ?a $?z) ?nivell))
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
   (set-salience-evaluation when-activated)
   (reset)
   (printout t "Profunditat Maxima:= ")
   (bind ?prof (read))
   (printout t " Executa run per a engegar el programa " crlf)
   (assert (puzle 2 8 3 1 6 4 7 0 5 nivell 0 moviment nul fet 0))
   (assert (profunditat-maxima ?prof)))

;; draw: (puzle $?x nivell ?g moviment ? fet ?) as grid 3 ?x, f = (+ ?g (manhattan ?x))
