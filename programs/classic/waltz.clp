;; Waltz: the lines of drawings of cubes are labelled convex (+), concave (-) or as an outline (in, out: the arrow comes to
;; the junction or leaves it). A labelling of a junction goes when no labelling of a neighbour agrees with it.
;; Dictionary: Huffman and Clowes. (bind ?*cubes* 20) before (reset) makes it larger.
(defglobal ?*cubes* = 3)

(deftemplate junction (slot name) (slot type) (multislot lines))
(deftemplate allowed (slot type) (multislot labels))
(deftemplate label (slot junction) (multislot lines) (multislot labels))

(deffacts dictionary
   (agree + +) (agree - -) (agree in out) (agree out in)
   (allowed (type L) (labels in out)) (allowed (type L) (labels out in))
   (allowed (type L) (labels + out)) (allowed (type L) (labels in +))
   (allowed (type L) (labels - in)) (allowed (type L) (labels out -))
   (allowed (type fork) (labels + + +)) (allowed (type fork) (labels - - -))
   (allowed (type fork) (labels in out -)) (allowed (type fork) (labels - in out)) (allowed (type fork) (labels out - in))
   (allowed (type arrow) (labels in + out)) (allowed (type arrow) (labels - + -)) (allowed (type arrow) (labels + - +))
   (draw 1))

;; Six corners around, arrows and Ls in turn, and a fork in the middle; lines are numbered.
(defrule draw-cube
   (declare (salience 30))
   ?d <- (draw ?n&:(<= ?n ?*cubes*))
   =>
   (retract ?d)
   (bind ?l (* 9 ?n))
   (bind ?j (* 7 ?n))
   (assert
      (junction (name ?j) (type fork) (lines (+ ?l 6) (+ ?l 7) (+ ?l 8)))
      (junction (name (+ ?j 1)) (type arrow) (lines (+ ?l 5) (+ ?l 6) ?l))
      (junction (name (+ ?j 2)) (type L) (lines ?l (+ ?l 1)))
      (junction (name (+ ?j 3)) (type arrow) (lines (+ ?l 1) (+ ?l 7) (+ ?l 2)))
      (junction (name (+ ?j 4)) (type L) (lines (+ ?l 2) (+ ?l 3)))
      (junction (name (+ ?j 5)) (type arrow) (lines (+ ?l 3) (+ ?l 8) (+ ?l 4)))
      (junction (name (+ ?j 6)) (type L) (lines (+ ?l 4) (+ ?l 5)))
      (standing (+ ?l 0) in)
      (draw (+ ?n 1))))

(defrule label-junction
   (declare (salience 20))
   (junction (name ?name) (type ?type) (lines $?lines))
   (allowed (type ?type) (labels $?labels))
   =>
   (assert (label (junction ?name) (lines $?lines) (labels $?labels))))

;; The first line of each cube is known to be an outline that comes to its L.
(defrule use-known-line
   (declare (salience 10))
   (standing ?line ?known)
   (junction (name ?name) (type L) (lines ?line ?))
   ?f <- (label (junction ?name) (labels ~?known ?))
   =>
   (retract ?f))

(defrule filter
   (junction (name ?a) (lines $? ?line $?))
   (junction (name ?b&~?a) (lines $? ?line $?))
   ?f <- (label (junction ?a) (lines $?before ?line $?) (labels $?left ?label $?))
   (test (= (length$ $?before) (length$ $?left)))
   (agree ?label ?other)
   (not (and (label (junction ?b) (lines $?b1 ?line $?) (labels $?b2 ?other $?))
             (test (= (length$ $?b1) (length$ $?b2)))))
   =>
   (retract ?f))

(defrule show
   (declare (salience -10))
   (junction (name ?name) (type ?type))
   (label (junction ?name) (labels $?labels))
   =>
   (printout t ?type " " ?name ": " (implode$ $?labels) crlf))
