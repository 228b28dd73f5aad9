; The third argument of str-compare counts with its lowest 32 bits.
(printout t (str-compare A (sort abs 1 2) 4) crlf)
(printout t (str-compare A (sort abs (progn) 2) 4) crlf)
(printout t (str-compare A FALSE 4) crlf)
(printout t (str-compare A FALSE 4294967296) crlf)
(printout t (str-compare A FALSE 0) (str-compare A B 2147483648) (str-compare A B -1) (str-compare A FALSE 4294967297) crlf)
(exit)
