; The old names of multifield functions.
(printout t (mv-append a b (create$ c)) (mv-delete 1 (create$ a b)) (mv-subseq 1 2 (create$ a b c)) (mv-replace 2 (create$ a b) z) crlf)
(printout t (nth 2 (create$ a b)) (member b (create$ a b)) (subset (create$ a) (create$ a b)) (str-explode "a b") (str-implode (create$ a b)) crlf)
(exit)
