;; setup
(deffacts start (light on))
(defrule seen (light on) => (printout t "light" crlf))
(reset)
;; exit
(exit)
;; reset
(retract *)
(reset)
(facts)
;; clear
(clear)
(list-defrules)
;; load
(save "program.clp")
(clear)
(load "program.clp")
;; load*
(save "program.clp")
(clear)
(load* "program.clp")
;; save
(save "program.clp")
;; batch
(open "commands.bat" file "w")
(printout file "(+ 1 2)" crlf "(list-defrules)" crlf)
(close file)
(batch "commands.bat")
;; batch*
(open "commands.bat" file "w")
(printout file "(list-defrules)" crlf)
(close file)
(batch* "commands.bat")
;; watch
(watch facts)
(assert (light off))
;; unwatch
(watch facts)
(unwatch facts)
(assert (light off))
;; get-watch-item
(get-watch-item facts)
;; list-watch-items
(watch rules)
(list-watch-items rules)
;; get-sequence-operator-recognition
(get-sequence-operator-recognition)
;; set-sequence-operator-recognition
(set-sequence-operator-recognition TRUE)
(deffunction total ($?n) (+ 0 $?n))
(total 1 2 3)
;; get-static-constraint-checking
(get-static-constraint-checking)
;; set-static-constraint-checking
(set-static-constraint-checking FALSE)
;; get-dynamic-constraint-checking
(get-dynamic-constraint-checking)
;; set-dynamic-constraint-checking
(set-dynamic-constraint-checking TRUE)
;; get-auto-float-dividend
(get-auto-float-dividend)
;; set-auto-float-dividend
(set-auto-float-dividend FALSE)
(/ 7 2)
;; conserve-mem
(conserve-mem on)
(deffunction twice (?n) (* 2 ?n))
(ppdeffunction twice)
;; operating-system
(operating-system)
;; get-function-list
(> (length$ (get-function-list)) 300)
;; get-function-restrictions
(get-function-restrictions sub-string)
;; apropos
(apropos -rad)
;; system
(system "date")
;; gensym
(gensym)
(gensym)
;; gensym*
(gensym*)
;; setgen
(setgen 32)
(gensym)
;; time
(floatp (time))
;; timer
(floatp (timer (loop-for-count (?i 10) (* ?i ?i))))
;; funcall
(funcall + 1 2 3)
;; get-profile-percent-threshold
(get-profile-percent-threshold)
;; set-profile-percent-threshold
(set-profile-percent-threshold 5)
;; options
(options)
;; mem-used
(integerp (mem-used))
;; mem-requests
(integerp (mem-requests))
;; release-mem
(integerp (release-mem))
;; new
(new java)
;; call
(call java)
;; join-activity
(join-activity no-such-rule)
;; join-activity-reset
(join-activity-reset)
;; profile
(profile constructs)
(profile off)
;; profile-info
(profile-info)
;; profile-reset
(profile-reset)
;; bload
(bsave "program.bin")
(bload "program.bin")
(defrule new =>)
;; bsave
(bsave "program.bin")
;; constructs-to-c
(constructs-to-c program)
;; fetch
(open "help.txt" file "w")
(printout file "0IBEGIN-ENTRY-LIGHT" crlf "A lamp." crlf "END-ENTRY" crlf)
(close file)
(fetch "help.txt")
;; toss
(open "help.txt" file "w")
(printout file "0IBEGIN-ENTRY-LIGHT" crlf "A lamp." crlf "END-ENTRY" crlf)
(close file)
(fetch "help.txt")
(toss "help.txt")
;; print-region
(open "help.txt" file "w")
(printout file "0IBEGIN-ENTRY-LIGHT" crlf "A lamp." crlf "END-ENTRY" crlf)
(close file)
(fetch "help.txt")
(print-region t "help.txt" LIGHT)
;; get-region
(open "help.txt" file "w")
(printout file "0IBEGIN-ENTRY-LIGHT" crlf "A lamp." crlf "END-ENTRY" crlf)
(close file)
(fetch "help.txt")
(get-region "help.txt" LIGHT)
