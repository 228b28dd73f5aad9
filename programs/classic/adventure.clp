;; A text adventure: rooms, things and the player are objects, and what the player says is read word by word.
;; Shows messages with parameters, handlers that subclasses refine, names of instances made from words, and queries.
(defclass PLACE (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot text (type STRING) (create-accessor read-write) (visibility public))
   (multislot exits (create-accessor read-write) (visibility public)))

(defclass THING (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot text (type STRING) (create-accessor read-write) (visibility public))
   (slot at (create-accessor read-write) (visibility public)))

(defclass LAMP (is-a THING)
   (slot lit (default no) (create-accessor read-write) (visibility public)))

(defclass DOOR (is-a THING)
   (slot key (visibility public))
   (slot leads (visibility public)))

(defclass PLAYER (is-a USER)
   (role concrete) (pattern-match reactive)
   (slot at (create-accessor read-write) (visibility public))
   (slot moves (type INTEGER) (default 0) (create-accessor read-write) (visibility public)))

;; An exit is a direction followed by a place.
(defmessage-handler PLACE exit (?direction)
   (bind ?at (member$ ?direction ?self:exits))
   (if ?at then (nth$ (+ ?at 1) ?self:exits) else FALSE))

(defmessage-handler PLACE look ()
   (printout t ?self:text crlf)
   (do-for-all-instances ((?t THING)) (eq ?t:at (instance-name ?self))
      (printout t "  Here is " ?t:text "." crlf)))

(defmessage-handler THING take (?player)
   (send ?self put-at (instance-name ?player))
   (printout t "Taken: " ?self:text "." crlf))

(defmessage-handler DOOR take (?player)
   (printout t "Nobody can carry " ?self:text "." crlf))

(defmessage-handler THING use (?player)
   (printout t "Nothing happens." crlf))

(defmessage-handler LAMP use (?player)
   (bind ?self:lit yes)
   (printout t "The lamp gives light." crlf))

(defmessage-handler DOOR use (?player)
   (if (eq (send ?self:key get-at) (instance-name ?player))
      then (printout t "The key turns." crlf)
           (send ?player walk-to ?self:leads)
      else (printout t "It is locked." crlf)))

(defmessage-handler PLAYER walk-to (?place)
   (bind ?self:moves (+ ?self:moves 1))
   (send ?self put-at ?place)
   (send ?place look))

(defmessage-handler PLAYER has (?thing)
   (eq (send ?thing get-at) (instance-name ?self)))

(definstances world
   (hall of PLACE (text "A hall with a stone floor.") (exits north [kitchen] down [cellar]))
   (kitchen of PLACE (text "A kitchen that smells of soup.") (exits south [hall]))
   (cellar of PLACE (text "A cellar, cold and damp.") (exits up [hall]))
   (garden of PLACE (text "A garden in the sun."))
   (lamp of LAMP (text "an old lamp") (at [hall]))
   (key of THING (text "a small key") (at [cellar]))
   (door of DOOR (text "a heavy door") (at [kitchen]) (key [key]) (leads [garden]))
   (me of PLAYER (at [hall])))

(deffacts said
   (say 1 look) (say 2 go down) (say 3 take lamp) (say 4 use lamp) (say 5 go down) (say 6 take key)
   (say 7 go west) (say 8 go up) (say 9 go north) (say 10 take door) (say 11 sing) (say 12 use door)
   (next 1))

(defrule hear
   (declare (salience -10))
   ?n <- (next ?number)
   (say ?number $?words)
   =>
   (retract ?n)
   (printout t "> " (implode$ ?words) crlf)
   (assert (next (+ ?number 1)) (command ?words)))

(defrule look
   ?c <- (command look)
   (object (is-a PLAYER) (at ?place))
   =>
   (retract ?c)
   (send ?place look))

(defrule too-dark
   (declare (salience 10))
   ?c <- (command go down)
   (object (is-a LAMP) (lit no))
   =>
   (retract ?c)
   (printout t "It is too dark down there." crlf))

(defrule go
   ?c <- (command go ?direction)
   ?p <- (object (is-a PLAYER) (at ?place))
   =>
   (retract ?c)
   (bind ?to (send ?place exit ?direction))
   (if ?to then (send ?p walk-to ?to) else (printout t "There is no way." crlf)))

(defrule take
   ?c <- (command take ?word)
   ?p <- (object (is-a PLAYER) (at ?place))
   ?t <- (object (is-a THING) (name =(symbol-to-instance-name ?word)) (at ?place))
   =>
   (retract ?c)
   (send ?t take ?p))

(defrule use
   ?c <- (command use ?word)
   ?p <- (object (is-a PLAYER) (at ?place))
   (object (is-a THING) (name =(symbol-to-instance-name ?word)) (at ?place | [me]))
   =>
   (retract ?c)
   (send (symbol-to-instance-name ?word) use ?p))

(defrule what
   (declare (salience -5))
   ?c <- (command $?)
   =>
   (retract ?c)
   (printout t "I do not understand." crlf))

(defrule outside
   (declare (salience -20))
   (object (is-a PLAYER) (at [garden]) (moves ?n))
   =>
   (printout t "You are free, after " ?n " walks." crlf)
   (do-for-all-instances ((?t THING)) (send [me] has ?t) (printout t "You carry " ?t:text "." crlf)))
