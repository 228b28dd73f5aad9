;; The zebra puzzle: five houses in a row; who drinks water, and who has the zebra? Each rule places one more thing,
;; and the last one joins all clues at once.
(deftemplate at (slot kind) (slot what) (slot house))

(deffacts things
   (kind colour red green ivory yellow blue)
   (kind nation english spanish ukrainian norwegian japanese)
   (kind drink coffee tea milk juice water)
   (kind smoke kools chesterfield oldgold lucky parliament)
   (kind pet dog snail fox horse zebra))

(defrule everything-may-be-everywhere
   (kind ?kind $? ?what $?)
   =>
   (loop-for-count (?house 1 5) do
      (assert (at (kind ?kind) (what ?what) (house ?house)))))

(defrule solve
   (declare (salience -10))
   ;; The Norwegian lives in the first house, next to the blue one.
   (at (what norwegian) (house ?norwegian&1))
   (at (what blue) (house ?blue&:(= 1 (abs (- ?blue ?norwegian)))))
   ;; The Englishman lives in the red house.
   (at (what english) (house ?english&~?norwegian))
   (at (what red) (house ?english&~?blue))
   ;; The green house is right of the ivory one; coffee is drunk there.
   (at (what green) (house ?green&~?english&~?blue))
   (at (what ivory) (house ?ivory&~?green&~?english&~?blue&:(= (+ ?ivory 1) ?green)))
   (at (what coffee) (house ?green))
   ;; Kools are smoked in the yellow house; milk is drunk in the middle.
   (at (what yellow) (house ?yellow&~?ivory&~?green&~?english&~?blue))
   (at (what kools) (house ?yellow))
   (at (what milk) (house ?milk&3&~?green))
   ;; The Spaniard owns the dog; the Ukrainian drinks tea.
   (at (what spanish) (house ?spanish&~?english&~?norwegian))
   (at (what dog) (house ?spanish))
   (at (what ukrainian) (house ?ukrainian&~?spanish&~?english&~?norwegian))
   (at (what tea) (house ?ukrainian&~?milk&~?green))
   ;; The smoker of Old Gold owns snails; Chesterfields are smoked next to the fox, Kools next to the horse.
   (at (what oldgold) (house ?oldgold&~?yellow))
   (at (what snail) (house ?oldgold&~?spanish))
   (at (what chesterfield) (house ?chesterfield&~?oldgold&~?yellow))
   (at (what fox) (house ?fox&~?oldgold&~?spanish&:(= 1 (abs (- ?fox ?chesterfield)))))
   (at (what horse) (house ?horse&~?fox&~?oldgold&~?spanish&:(= 1 (abs (- ?horse ?yellow)))))
   ;; The smoker of Lucky Strike drinks juice; the Japanese smokes Parliament.
   (at (what lucky) (house ?lucky&~?chesterfield&~?oldgold&~?yellow))
   (at (what juice) (house ?lucky&~?ukrainian&~?milk&~?green))
   (at (what japanese) (house ?japanese&~?ukrainian&~?spanish&~?english&~?norwegian))
   (at (what parliament) (house ?japanese&~?lucky&~?chesterfield&~?oldgold&~?yellow))
   (at (what water) (house ?water&~?lucky&~?ukrainian&~?milk&~?green))
   (at (what zebra) (house ?zebra&~?horse&~?fox&~?oldgold&~?spanish))
   =>
   (printout t "water in house " ?water ", the zebra in house " ?zebra crlf)
   (printout t "norwegian " ?norwegian ", english " ?english ", spanish " ?spanish ", ukrainian " ?ukrainian ", japanese " ?japanese crlf))
