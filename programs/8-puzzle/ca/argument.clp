;; El tauler inicial com a argument, per a puzampro.clp, puzdesco.clp i puzmanha.clp: carregueu aquest fitxer després d'un d'ells.
;; (inici-amb 10 breadth 2 8 3 1 6 4 7 0 5) planteja un límit de profunditat, una estratègia i un tauler; (run) cerca.

(deffunction inici-amb (?prof ?estrategia $?tauler)
   (if (<> (length$ ?tauler) 9) then
      (printout t "Un tauler té 9 números." crlf)
      (return FALSE))
   (set-salience-evaluation when-activated)
   (eval (str-cat "(set-strategy " ?estrategia ")"))
   (reset)
   (assert (puzle ?tauler nivell 0 moviment nul fet 0))
   (assert (profunditat-maxima ?prof)))
