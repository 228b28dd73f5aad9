; The list of functions is in the order of the C program and has its inner names too.
(printout t (implode$ (get-function-list)) crlf)
(progn$ (?name (get-function-list))
   (if (eq (sub-string 1 1 ?name) "(") then (printout t ?name " " (get-function-restrictions ?name) crlf)))
(deffunction mine ())
(printout t (member$ mine (get-function-list)) crlf)
(exit)
