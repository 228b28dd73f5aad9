;; setup
(deftemplate order (slot item) (slot count))
(deffacts start (order (item tea) (count 3)))
(defglobal ?*limit* = 5)
(deffunction twice (?n) (* 2 ?n))
(defmethod area ((?side NUMBER)) (* ?side ?side))
(defmethod area ((?side INTEGER)) (printout t "whole " ) (call-next-method))
(defclass SHAPE (is-a USER) (slot side (default 2)))
(defmessage-handler SHAPE area () (* ?self:side ?self:side))
(definstances shapes (one of SHAPE))
(defrule large (order (count ?n&:(> ?n ?*limit*))) => (printout t "large" crlf))
(reset)
;; ppdefrule
(ppdefrule large)
;; list-defrules
(list-defrules)
;; rules
(rules)
;; undefrule
(undefrule large)
(list-defrules)
;; get-defrule-list
(get-defrule-list)
;; defrule-module
(defrule-module large)
;; ppdeftemplate
(ppdeftemplate order)
;; list-deftemplates
(list-deftemplates)
;; undeftemplate
(deftemplate spare (slot x))
(undeftemplate spare)
(list-deftemplates)
;; get-deftemplate-list
(get-deftemplate-list)
;; deftemplate-module
(deftemplate-module order)
;; ppdeffacts
(ppdeffacts start)
;; list-deffacts
(list-deffacts)
;; undeffacts
(undeffacts start)
(list-deffacts)
;; get-deffacts-list
(get-deffacts-list)
;; deffacts-module
(deffacts-module start)
;; ppdefglobal
(ppdefglobal limit)
;; list-defglobals
(list-defglobals)
;; undefglobal
(defglobal ?*spare* = 1)
(undefglobal spare)
(list-defglobals)
;; get-defglobal-list
(get-defglobal-list)
;; defglobal-module
(defglobal-module limit)
;; show-defglobals
(bind ?*limit* 7)
(show-defglobals)
;; get-reset-globals
(get-reset-globals)
;; set-reset-globals
(set-reset-globals FALSE)
(bind ?*limit* 7)
(reset)
?*limit*
;; ppdeffunction
(ppdeffunction twice)
;; list-deffunctions
(list-deffunctions)
;; undeffunction
(undeffunction twice)
(list-deffunctions)
;; get-deffunction-list
(get-deffunction-list)
;; deffunction-module
(deffunction-module twice)
;; ppdefgeneric
(ppdefgeneric area)
;; list-defgenerics
(list-defgenerics)
;; undefgeneric
(undefgeneric area)
(list-defgenerics)
;; get-defgeneric-list
(get-defgeneric-list)
;; defgeneric-module
(defgeneric-module area)
;; ppdefmethod
(ppdefmethod area 1)
;; list-defmethods
(list-defmethods area)
;; undefmethod
(undefmethod area 2)
(list-defmethods area)
;; get-defmethod-list
(get-defmethod-list area)
;; get-method-restrictions
(get-method-restrictions area 1)
;; preview-generic
(preview-generic area 3)
;; next-methodp
(defmethod area ((?side FLOAT)) (next-methodp))
(area 2.5)
;; call-next-method
(area 3)
;; override-next-method
(defmethod area ((?side FLOAT)) (override-next-method 10))
(area 2.5)
;; call-specific-method
(call-specific-method area 1 3)
;; type
(type 2.5)
(type "text")
;; ppdefclass
(ppdefclass SHAPE)
;; list-defclasses
(list-defclasses)
;; undefclass
(defclass ROOM (is-a USER))
(undefclass ROOM)
(class-existp ROOM)
;; get-defclass-list
(get-defclass-list)
;; defclass-module
(defclass-module SHAPE)
;; ppdefmessage-handler
(ppdefmessage-handler SHAPE area)
;; list-defmessage-handlers
(list-defmessage-handlers SHAPE)
;; undefmessage-handler
(undefmessage-handler SHAPE area)
(list-defmessage-handlers SHAPE)
;; get-defmessage-handler-list
(get-defmessage-handler-list SHAPE)
;; ppdefinstances
(ppdefinstances shapes)
;; list-definstances
(list-definstances)
;; undefinstances
(undefinstances shapes)
(list-definstances)
;; get-definstances-list
(get-definstances-list)
;; definstances-module
(definstances-module shapes)
;; ppdefmodule
(defmodule SHOP (export deftemplate ?ALL))
(ppdefmodule SHOP)
;; list-defmodules
(list-defmodules)
;; get-defmodule-list
(get-defmodule-list)
;; get-current-module
(get-current-module)
;; set-current-module
(defmodule SHOP)
(set-current-module MAIN)
