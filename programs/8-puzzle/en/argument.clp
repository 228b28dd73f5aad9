;; The start board as an argument, for puzampro.clp, puzdesco.clp and puzmanha.clp: load this file after one of them.
;; (start-with 10 breadth 2 8 3 1 6 4 7 0 5) states a depth limit, a strategy and a board; (run) searches.

(deffunction start-with (?depth ?strategy $?board)
   (if (<> (length$ ?board) 9) then
      (printout t "A board has 9 numbers." crlf)
      (return FALSE))
   (set-salience-evaluation when-activated)
   (eval (str-cat "(set-strategy " ?strategy ")"))
   (reset)
   (assert (puzzle ?board level 0 movement null fact 0))
   (assert (max-depth ?depth)))
