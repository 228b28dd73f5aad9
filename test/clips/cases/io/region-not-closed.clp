; Text regions: entries that are never closed.
(deffunction mk ($?l) (open "h.txt" o "w") (progn$ (?x ?l) (printout o ?x crlf)) (close o) (printout t (fetch "h.txt") crlf) (toss "h.txt"))
(mk "1MBEGIN-ENTRY-A")
(mk "1MBEGIN-ENTRY-A" "a")
(mk "1MBEGIN-ENTRY-A" "a" "b")
(mk "0" "1MBEGIN-ENTRY-A" "a" "b")
(deffunction mk2 (?s) (open "h.txt" o "w") (printout o ?s) (close o) (printout t (fetch "h.txt") crlf) (toss "h.txt"))
(mk2 "1MBEGIN-ENTRY-A")
(mk2 "1MBEGIN-ENTRY-A
a")
(mk2 "1MBEGIN-ENTRY-A

")
(mk2 "1MBEGIN-ENTRY-A
a
END-ENTRY")
(mk2 "")
(exit)
