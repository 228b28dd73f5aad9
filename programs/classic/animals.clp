;; An expert system that names animals: rules go from what was seen to classes of animals, and from these to a name.
;; Shows forward chaining over ordered facts, `or`, `not` and salience.
(deffacts seen
   (seen zeno has-hair) (seen zeno eats-meat) (seen zeno is-tawny) (seen zeno has-stripes)
   (seen pia has-feathers) (seen pia cannot-fly) (seen pia swims)
   (seen gus has-hooves) (seen gus gives-milk) (seen gus has-long-neck)
   (seen ola lays-eggs) (seen ola flies) (seen ola flies-far)
   (seen mo has-scales))

(defrule mammal
   (or (seen ?who has-hair) (seen ?who gives-milk))
   =>
   (assert (is ?who mammal)))

(defrule bird
   (or (seen ?who has-feathers)
       (and (seen ?who flies) (seen ?who lays-eggs)))
   =>
   (assert (is ?who bird)))

(defrule carnivore
   (is ?who mammal)
   (or (seen ?who eats-meat)
       (and (seen ?who has-claws) (seen ?who has-pointed-teeth)))
   =>
   (assert (is ?who carnivore)))

(defrule ungulate
   (is ?who mammal)
   (or (seen ?who has-hooves) (seen ?who chews-cud))
   =>
   (assert (is ?who ungulate)))

(defrule tiger
   (is ?who carnivore) (seen ?who is-tawny) (seen ?who has-stripes)
   =>
   (assert (name ?who tiger)))

(defrule leopard
   (is ?who carnivore) (seen ?who is-tawny) (seen ?who has-spots)
   =>
   (assert (name ?who leopard)))

(defrule giraffe
   (is ?who ungulate) (seen ?who has-long-neck)
   =>
   (assert (name ?who giraffe)))

(defrule penguin
   (is ?who bird) (seen ?who cannot-fly) (seen ?who swims)
   =>
   (assert (name ?who penguin)))

(defrule albatross
   (is ?who bird) (seen ?who flies-far)
   =>
   (assert (name ?who albatross)))

(defrule tell
   (declare (salience -10))
   (name ?who ?animal)
   =>
   (printout t ?who ": " ?animal crlf))

(defrule nobody-knows
   (declare (salience -20))
   (seen ?who ?)
   (not (name ?who ?))
   =>
   (printout t ?who ": unknown" crlf))
