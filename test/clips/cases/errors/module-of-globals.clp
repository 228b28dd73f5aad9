; The module of globals is named without a separator.
(defglobal MAIN::x ?*y* = 1)
(defglobal LOST:: ?*y* = 1)
(defglobal LOST ?*y* = 1)
(defglobal MAIN ?*y* = 1)
(list-defglobals)
(exit)
