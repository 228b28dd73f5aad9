;; progn
(progn (printout t "two steps" crlf) (+ 1 2))
;; bind
(bind ?price 12)
(* ?price 3)
;; if
(if (> 3 2) then yes else no)
;; switch
(switch red (case green then go) (case red then stop) (default wait))
;; return
(deffunction sign (?n) (if (< ?n 0) then (return minus)) plus)
(sign -4)
;; break
(foreach ?n (create$ 1 2 3) (if (= ?n 2) then (break)) (printout t ?n crlf))
;; while
(bind ?n 3)
(while (> ?n 0) do (printout t ?n " ") (bind ?n (- ?n 1)))
;; loop-for-count
(loop-for-count (?i 2 4) do (printout t ?i " "))
;; progn$
(progn$ (?name (create$ ann bob)) (printout t ?name-index " " ?name crlf))
;; foreach
(foreach ?name (create$ ann bob) (printout t ?name-index " " ?name crlf))
;; numberp
(numberp 2.5)
(numberp "2.5")
;; floatp
(floatp 2.0)
(floatp 2)
;; integerp
(integerp 2)
(integerp 2.0)
;; lexemep
(lexemep word)
(lexemep "text")
(lexemep 5)
;; stringp
(stringp "text")
(stringp word)
;; symbolp
(symbolp word)
(symbolp "text")
;; wordp
(wordp word)
;; multifieldp
(multifieldp (create$ a b))
(multifieldp a)
;; sequencep
(sequencep (create$ a b))
;; pointerp
(pointerp 5)
;; evenp
(evenp 4)
;; oddp
(oddp 4)
;; =
(= 3 3.0 3)
;; <>
(<> 3 4 5)
;; !=
(!= 3 4 3)
;; >
(> 5 4 3)
;; >=
(>= 5 5 3)
;; <
(< 3 4 4)
;; <=
(<= 3 4 4)
;; eq
(eq a a)
(eq 3 3.0)
;; neq
(neq a b c)
;; and
(and (> 3 2) (symbolp a))
;; or
(or (> 2 3) (symbolp a))
;; not
(not (> 2 3))
;; +
(+ 1 2 3)
(+ 1 2.5)
;; -
(- 10 2 3)
;; *
(* 2 3 4)
;; /
(/ 7 2)
(/ 8 2)
;; div
(div 17 5)
;; mod
(mod 17 5)
;; max
(max 3 9.5 4)
;; min
(min 3 9.5 2)
;; abs
(abs -7)
;; float
(float 3)
;; integer
(integer 3.9)
;; round
(round 3.6)
;; **
(** 2 10)
;; pi
(pi)
;; sqrt
(sqrt 2)
;; exp
(exp 1)
;; log
(log 10)
;; log10
(log10 1000)
;; sin
(sin (/ (pi) 2))
;; cos
(cos 0)
;; tan
(tan 0.5)
;; sec
(sec 1)
;; csc
(csc 1)
;; cot
(cot 1)
;; acos
(acos 0)
;; asin
(asin 1)
;; atan
(atan 1)
;; asec
(asec 2)
;; acsc
(acsc 2)
;; acot
(acot 1)
;; sinh
(sinh 1)
;; cosh
(cosh 1)
;; tanh
(tanh 1)
;; sech
(sech 1)
;; csch
(csch 1)
;; coth
(coth 1)
;; asinh
(asinh 1)
;; acosh
(acosh 2)
;; atanh
(atanh 0.5)
;; asech
(asech 0.5)
;; acsch
(acsch 2)
;; acoth
(acoth 2)
;; deg-rad
(deg-rad 180)
;; rad-deg
(rad-deg (pi))
;; deg-grad
(deg-grad 90)
;; grad-deg
(grad-deg 100)
;; random
(seed 1)
(random 1 6)
;; seed
(seed 42)
(random 1 100)
(seed 42)
(random 1 100)
