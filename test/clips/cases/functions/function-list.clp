; All functions that can be called, with the types of their arguments.
(deffunction later (?a ?b) (> (str-compare ?a ?b) 0))
(progn$ (?name (sort later (get-function-list)))
   (if (neq (sub-string 1 1 ?name) "(")
      then (printout t ?name " " (get-function-restrictions ?name) crlf)))
(exit)
