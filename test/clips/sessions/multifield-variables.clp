; A multifield global is no command.
(defglobal ?*g* = (create$ 1 2))
$?*g*
?*g*
(+ $?*g*)
(bind ?x (create$ 3 4))
$?x
(exit)
