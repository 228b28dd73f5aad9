; exit without a status ends the program even while the call around it has failed.
(delete-member$ (create$ a b) (/ 1 0) (exit abc) 1)
(delete-member$ (create$ a b) (/ 1 0) (exit 3) 1)
(bind ?b 0 $?*none*)
(delete-member$ (create$ a b) (/ 1 0) (exit) 1)
(printout t "never reached" crlf)
(exit)
