; Real functions are right to the last printed digit.
(deffunction each (?x) (foreach ?f (create$ sin cos tan sec csc cot exp sinh cosh tanh sech csch coth asinh atan acot acsch) (printout t ?f " " ?x " " (funcall ?f ?x) crlf)))
(foreach ?x (create$ 0.1 0.5 1 1.5 2 2.5 3.7 10 20 33.3 -0.7 -12.5 100 1000 12345.678 1e-5) (each ?x))
(foreach ?x (create$ 0.1 0.5 1 1.5 2 2.5 3.7 10 20 33.3 100 1000 12345.678 1e-5 1e100 1e-200) (printout t (log ?x) " " (log10 ?x) " " (** ?x 0.3) " " (** ?x 2) " " (** ?x -3) " " (** ?x 1.7) " " (** 1.0001 ?x) crlf))
(foreach ?x (create$ 0.1 0.5 0.9 0.999 -0.3 -0.77 1e-9 -1 1 0) (printout t (asin ?x) " " (acos ?x) " " (atan ?x) crlf))
(foreach ?x (create$ 0.1 0.5 0.9 -0.3) (printout t (atanh ?x) crlf))
(foreach ?x (create$ 1.5 2.5 100 1.0001) (printout t (acosh ?x) " " (acoth ?x) " " (asec ?x) " " (acsc ?x) " " (asech (/ 1 ?x)) crlf))
(printout t (** -2 3) " " (** -2 2) " " (** -2.5 -3) " " (** 2 1000) " " (** 10 -300) " " (** 2 0) " " (exp 709) " " (exp -740) " " (exp 0) crlf)
(exit)
