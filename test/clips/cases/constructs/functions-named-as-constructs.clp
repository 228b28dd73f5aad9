; Functions may not take the name of a construct.
(deffunction deffunction () 1)
(deffunction defrule () 1)
(defgeneric deffunction)
(printout t after crlf)
(exit)
