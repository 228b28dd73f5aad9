// Miss Manners: seat guests so that neighbours differ in sex and share a hobby. The classic join benchmark
// (rules after Brant et al., "Effects of Database Size on Rule System Performance"; guests made here from a seed).

const RULES = `
(deftemplate guest (slot name) (slot sex) (slot hobby))
(deftemplate last_seat (slot seat))
(deftemplate seating (slot seat1) (slot name1) (slot name2) (slot seat2) (slot id) (slot pid) (slot path_done))
(deftemplate context (slot state))
(deftemplate path (slot id) (slot name) (slot seat))
(deftemplate chosen (slot id) (slot name) (slot hobby))
(deftemplate count (slot c))
(defrule assign_first_seat
   ?f1 <- (context (state start))
   (guest (name ?n))
   ?f3 <- (count (c ?c))
   =>
   (assert (seating (seat1 1) (name1 ?n) (name2 ?n) (seat2 1) (id ?c) (pid 0) (path_done yes)))
   (assert (path (id ?c) (name ?n) (seat 1)))
   (modify ?f3 (c (+ ?c 1)))
   (modify ?f1 (state assign_seats)))
(defrule find_seating
   ?f1 <- (context (state assign_seats))
   (seating (seat1 ?seat1) (seat2 ?seat2) (name2 ?n2) (id ?id) (pid ?pid) (path_done yes))
   (guest (name ?n2) (sex ?s1) (hobby ?h1))
   (guest (name ?g2) (sex ~?s1) (hobby ?h1))
   ?f5 <- (count (c ?c))
   (not (path (id ?id) (name ?g2)))
   (not (chosen (id ?id) (name ?g2) (hobby ?h1)))
   =>
   (assert (seating (seat1 ?seat2) (name1 ?n2) (name2 ?g2) (seat2 (+ ?seat2 1)) (id ?c) (pid ?id) (path_done no)))
   (assert (path (id ?c) (name ?g2) (seat (+ ?seat2 1))))
   (assert (chosen (id ?id) (name ?g2) (hobby ?h1)))
   (modify ?f5 (c (+ ?c 1)))
   (modify ?f1 (state make_path)))
(defrule make_path
   (context (state make_path))
   (seating (id ?id) (pid ?pid) (path_done no))
   (path (id ?pid) (name ?n1) (seat ?s))
   (not (path (id ?id) (name ?n1)))
   =>
   (assert (path (id ?id) (name ?n1) (seat ?s))))
(defrule path_done
   ?f1 <- (context (state make_path))
   ?f2 <- (seating (path_done no))
   =>
   (modify ?f2 (path_done yes))
   (modify ?f1 (state check_done)))
(defrule are_we_done
   ?f1 <- (context (state check_done))
   (last_seat (seat ?l))
   (seating (seat2 ?l))
   =>
   (modify ?f1 (state print_results)))
(defrule continue
   ?f1 <- (context (state check_done))
   =>
   (modify ?f1 (state assign_seats)))
(defrule all_done
   (context (state print_results))
   =>
   (printout t "seated" crlf)
   (halt))
`;

/** The program with this many guests, ready for -f2. */
export function manners(guests: number): string {
  let state = guests;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 12) % limit;
  };
  const facts: string[] = [];
  for (let i = 1; i <= guests; i++) {
    const missing = next(4);
    for (let hobby = 1; hobby <= 3; hobby++) {
      if (hobby !== missing)
        facts.push(`(guest (name n${i}) (sex ${i % 2 === 0 ? "f" : "m"}) (hobby h${hobby}))`);
    }
  }
  facts.push(`(last_seat (seat ${guests}))`, "(count (c 1))", "(context (state start))");
  return `${RULES}(deffacts guests ${facts.join("\n   ")})\n(set-strategy mea)\n(reset)\n(run)\n(exit)\n`;
}
