; How floats are read and printed: digits, exponents, odd spellings.
(printout t 1.0 " " 0.1 " " 100.0 " " 1e5 " " 1e14 " " 1e15 " " 1e16 " " 123456789012345.6 " " 1234567890123456.7 crlf)
(printout t 1e-4 " " 1e-5 " " 1.5e-7 " " 0.333333333333333333 " " 2.5e100 " " -0.0 " " -1.25 crlf)
(printout t (/ 1 3.0) " " (* 1.1 1.1) " " (+ 0.1 0.2) " " (/ 2 3) " " (exp 100) " " (* 1e200 1e200) " " (- 0 (* 1e200 1e200)) crlf)
(printout t 1. " " .5 " " +3 " " -4 " " 1e3 " " 1E3 " " 5e " " +.5 " " 1.2.3 " " -.5e-3 crlf)
(exit)
