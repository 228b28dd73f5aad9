;; setup
(deffacts lamps (lamp hall on) (lamp yard off))
(defrule found (lamp ?where on) => (printout t ?where " is on" crlf))
(defrule missing (declare (salience 5)) (lamp ?where off) => (printout t ?where " is off" crlf))
(reset)
;; run
(run 1)
(run)
;; halt
(defrule stop (declare (salience 9)) => (halt))
(run)
(agenda)
;; agenda
(agenda)
;; refresh
(run)
(refresh found)
(agenda)
;; refresh-agenda
(refresh-agenda)
;; set-strategy
(set-strategy breadth)
;; get-strategy
(get-strategy)
;; set-salience-evaluation
(set-salience-evaluation when-activated)
;; get-salience-evaluation
(get-salience-evaluation)
;; matches
(matches found)
;; focus
(defmodule NIGHT)
(focus NIGHT)
(list-focus-stack)
;; pop-focus
(pop-focus)
;; get-focus
(get-focus)
;; get-focus-stack
(get-focus-stack)
;; list-focus-stack
(list-focus-stack)
;; clear-focus-stack
(clear-focus-stack)
(get-focus-stack)
;; set-break
(set-break found)
(run)
(run)
;; remove-break
(set-break found)
(remove-break found)
(run)
;; show-breaks
(set-break found)
(show-breaks)
;; get-incremental-reset
(get-incremental-reset)
;; set-incremental-reset
(clear)
(set-incremental-reset FALSE)
;; get-beta-memory-resizing
(get-beta-memory-resizing)
;; set-beta-memory-resizing
(set-beta-memory-resizing FALSE)
