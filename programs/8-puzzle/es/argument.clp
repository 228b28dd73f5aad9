;; El tablero inicial como argumento, para puzampro.clp, puzdesco.clp y puzmanha.clp: cargue este fichero después de uno de ellos.
;; (inicio-con 10 breadth 2 8 3 1 6 4 7 0 5) plantea un límite de profundidad, una estrategia y un tablero; (run) busca.

(deffunction inicio-con (?prof ?estrategia $?tablero)
   (if (<> (length$ ?tablero) 9) then
      (printout t "Un tablero tiene 9 números." crlf)
      (return FALSE))
   (set-salience-evaluation when-activated)
   (eval (str-cat "(set-strategy " ?estrategia ")"))
   (reset)
   (assert (puzle ?tablero nivel 0 movimiento nulo hecho 0))
   (assert (profundidad-maxima ?prof)))
