; Type predicates on every type of value.
(printout t (numberp 1) (numberp 1.0) (numberp a) (floatp 1.0) (floatp 1) (integerp 1) (integerp 1.0) crlf)
(printout t (lexemep a) (lexemep "a") (lexemep 1) (stringp "a") (stringp a) (symbolp a) (symbolp "a") (wordp a) crlf)
(printout t (multifieldp (create$ 1)) (multifieldp 1) (sequencep (create$)) (pointerp 1) (evenp 2) (evenp 3) (oddp 3) (oddp 2) crlf)
(evenp 2.0)
(oddp a)
(printout t (numberp) crlf)
(exit)
