; member$ of multifields; a bare word as the body of a loop.
(printout t (fact-relation 3) crlf)
(printout t (member$ (create$) (create$ 1 2)) (member$ (create$) (create$)) (member$ (create$ 1 2) (create$ 0 1 2)) (member$ 1 (create$)) crlf)
(deffunction p (?n) (loop-for-count (?i 1 ?n) bind ?x))
(deffunction p (?n) (loop-for-count ?n bind ?x))
(deffunction p (?n) (while ?n bind ?x))
(exit)
