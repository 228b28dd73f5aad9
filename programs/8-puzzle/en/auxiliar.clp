;; (check_conf LIST) tells whether a board can reach the goal 1 2 3 8 0 4 7 6 5.
;; The goal spiral 1 2 3 4 5 6 7 8 is read clockwise around the board; the parity of the inversions decides.

(deffunction check_conf (?list)
   (bind ?around (create$ 1 2 3 6 9 8 7 4 5))
   (bind ?tiles (create$))
   (progn$ (?i ?around)
      (bind ?tile (nth$ ?i ?list))
      (if (<> ?tile 0) then (bind ?tiles (create$ ?tiles ?tile))))
   (bind ?inversions 0)
   (loop-for-count (?i 1 7) do
      (loop-for-count (?j (+ ?i 1) 8) do
         (if (> (nth$ ?i ?tiles) (nth$ ?j ?tiles)) then
            (bind ?inversions (+ ?inversions 1)))))
   (evenp ?inversions))
