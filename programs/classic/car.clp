;; Finding out why a car does not run: questions are goals, which are answered from the workshop's sheet.
;; Shows modules with the focus as a plan, `import` and `export`, and rules that ask only for what they need.
(defmodule MAIN (export ?ALL))

(deftemplate answer (slot about) (slot is))
(deftemplate question (slot about) (slot text))
(deftemplate fault (slot part) (slot advice))

(deffacts sheet
   (sheet starts no) (sheet turns no) (sheet lights dim) (sheet smell none) (sheet tank full))

(deffacts questions
   (question (about starts) (text "Does the engine start?"))
   (question (about turns) (text "Does the starter turn it?"))
   (question (about lights) (text "How bright are the lights?"))
   (question (about smell) (text "Is there a smell of petrol?")))

(defrule MAIN::begin
   =>
   (printout t "The workshop looks at the car." crlf)
   (focus ASK FIND REPORT))

(defmodule ASK (import MAIN ?ALL))

(defrule ASK::ask
   (declare (salience 5))
   (need ?about)
   (question (about ?about) (text ?text))
   (sheet ?about ?is)
   (not (answer (about ?about)))
   =>
   (printout t ?text " " ?is crlf)
   (assert (answer (about ?about) (is ?is))))

(defrule ASK::first
   =>
   (assert (need starts)))

(defrule ASK::does-not-start
   (answer (about starts) (is no))
   =>
   (assert (need turns)))

(defrule ASK::does-not-turn
   (answer (about turns) (is no))
   =>
   (assert (need lights)))

(defrule ASK::turns
   (answer (about turns) (is yes))
   =>
   (assert (need smell)))

(defmodule FIND (import MAIN ?ALL))

(defrule FIND::flat-battery
   (answer (about turns) (is no))
   (answer (about lights) (is dim | none))
   =>
   (assert (fault (part battery) (advice "charge it"))))

(defrule FIND::bad-starter
   (answer (about turns) (is no))
   (answer (about lights) (is bright))
   =>
   (assert (fault (part starter) (advice "replace it"))))

(defrule FIND::flooded
   (answer (about smell) (is yes))
   =>
   (assert (fault (part carburettor) (advice "wait ten minutes"))))

(defmodule REPORT (import MAIN ?ALL))

(defrule REPORT::found
   (fault (part ?part) (advice ?advice))
   =>
   (printout t "The " ?part ": " ?advice "." crlf))

(defrule REPORT::nothing
   (not (fault))
   =>
   (printout t "Nothing was found; call a tow truck." crlf))
