; sort by a predicate of one's own and by functions of the system.
(deffunction by-length (?a ?b) (> (str-length ?a) (str-length ?b)))
(printout t (sort by-length "ccc" "a" "bb" "dddd" "ee") crlf)
(printout t (sort > 5 2 9 2 7 1) (sort < 5 2 9 2 7 1) (sort > (create$)) crlf)
(printout t (sort (sym-cat by - length) "x" "yy") crlf)
(exit)
