// The names of all functions in the order of the C program: the last one defined is the first. Those in parentheses are
// its own names for what an expression of another form becomes; nobody can call them.

const NAMES = `
  set-current-module get-current-module ppdefmodule list-defmodules get-defmodule-list object-pattern-match-delay
  delayed-do-for-all-instances do-for-all-instances do-for-instance find-all-instances find-instance any-instancep
  (query-instance-slot) (query-instance) definstances-module get-definstances-list list-definstances ppdefinstances
  undefinstances put get dynamic-put dynamic-get override-next-handler call-next-handler next-handlerp
  list-defmessage-handlers ppdefmessage-handler preview-send send undefmessage-handler bload-instances
  bsave-instances restore-instances load-instances save-instances slot-delete$ slot-insert$ slot-replace$
  slot-direct-delete$ slot-direct-insert$ slot-direct-replace$ mv-slot-delete mv-slot-insert mv-slot-replace
  direct-mv-delete direct-mv-insert direct-mv-replace (message-duplicate) (direct-duplicate) (message-modify)
  (direct-modify) active-message-duplicate-instance message-duplicate-instance active-duplicate-instance
  duplicate-instance active-message-modify-instance message-modify-instance active-modify-instance modify-instance
  class instance-existp instancep instance-name instance-namep instance-addressp instance-address
  instance-name-to-symbol symbol-to-instance-name ppinstance instances unmake-instance (create-instance)
  delete-instance init-slots active-make-instance make-instance active-initialize-instance initialize-instance
  set-class-defaults-mode get-class-defaults-mode defclass-module slot-default-value slot-direct-accessp slot-publicp
  slot-initablep slot-writablep slot-cardinality slot-range slot-allowed-classes slot-allowed-values slot-types
  slot-sources slot-facets slot-existp get-defmessage-handler-list class-subclasses class-superclasses class-slots
  class-reactivep class-abstractp message-handler-existp class-existp subclassp superclassp get-defclass-list
  browse-classes describe-class ppdefclass list-defclasses undefclass deftemplate-slot-facet-value
  deftemplate-slot-facet-existp deftemplate-slot-defaultp deftemplate-slot-existp deftemplate-slot-singlep
  deftemplate-slot-multip deftemplate-slot-types deftemplate-slot-range deftemplate-slot-allowed-values
  deftemplate-slot-cardinality deftemplate-slot-default-value deftemplate-slot-names duplicate modify ppdeftemplate
  list-deftemplates deftemplate-module undeftemplate get-deftemplate-list delayed-do-for-all-facts do-for-all-facts
  do-for-fact find-all-facts find-fact any-factp (query-fact-slot) (query-fact) ppfact get-fact-list fact-slot-names
  fact-slot-value fact-relation fact-existp fact-index load-facts save-facts set-fact-duplication
  get-fact-duplication str-assert assert-string retract assert facts show-defglobals get-reset-globals
  set-reset-globals ppdefglobal list-defglobals defglobal-module undefglobal get-defglobal-list deffunction-module
  get-deffunction-list ppdeffunction list-deffunctions undeffunction type defgeneric-module get-method-restrictions
  get-defmethod-list get-defgeneric-list preview-generic list-defmethods ppdefmethod list-defgenerics ppdefgeneric
  (gnrc-current-arg) next-methodp override-next-method call-specific-method call-next-method undefmethod undefgeneric
  ppdeffacts list-deffacts deffacts-module undeffacts get-deffacts-list set-strategy get-strategy
  set-beta-memory-resizing get-beta-memory-resizing set-incremental-reset get-incremental-reset timetag dependents
  dependencies list-focus-stack join-activity-reset join-activity matches show-breaks remove-break set-break
  get-focus pop-focus get-focus-stack clear-focus-stack focus halt run ppdefrule list-defrules rules defrule-module
  undefrule get-defrule-list agenda set-salience-evaluation get-salience-evaluation refresh-agenda refresh reset
  clear set-static-constraint-checking get-static-constraint-checking set-dynamic-constraint-checking
  get-dynamic-constraint-checking check-syntax get-profile-percent-threshold set-profile-percent-threshold
  profile-reset profile-info profile constructs-to-c get-region print-region toss fetch round ** grad-deg deg-grad
  rad-deg deg-rad pi sqrt log10 log exp mod acoth acsch asech atanh asinh acosh coth csch sech tanh sinh cosh acot
  acsc asec atan asin acos cot csc sec tan sin cos string-to-field build eval str-index sub-string lowcase upcase
  str-compare str-length sym-cat str-cat (get-progn$-index) (get-progn$-field) mv-delete mv-subseq member mv-replace
  nth subset str-explode str-implode foreach progn$ subsetp member$ nth$ implode$ explode$ insert$ replace$ delete$
  replace-member$ delete-member$ subseq$ rest$ first$ list-watch-items get-watch-item unwatch watch sort bload bsave
  load* load save dribble-off dribble-on batch* batch max min abs float integer get-auto-float-dividend
  set-auto-float-dividend div / - * + pointerp sequencep multifieldp evenp oddp floatp integerp numberp lexemep
  stringp wordp symbolp != <> = > < >= <= neq eq or and not read-number set-locale readline format rename remove
  put-char get-char close open read printout timer call new funcall get-function-list apropos mv-append create$
  get-function-restrictions get-sequence-operator-recognition set-sequence-operator-recognition
  (set-evaluation-error) expand$ (expansion-call) operating-system options mem-requests mem-used release-mem
  conserve-mem seed random time length$ length system setgen gensym* gensym switch break return progn bind
  (get-loop-count) loop-for-count while if exit
`;

const IN_ORDER = NAMES.match(/\S+/g)!;
const KNOWN = new Set(IN_ORDER);
const WITHOUT_ARGUMENTS = new Set(["(create-instance)", "(get-progn$-index)", "(get-progn$-field)"]);

/** What `get-function-list` gives: functions of the host, which are the last, and then those of the language. */
export function functionList(known: Iterable<string>): string[] {
  return [...[...known].filter((name) => !KNOWN.has(name)).reverse(), ...IN_ORDER];
}

/** What `get-function-restrictions` gives for a name in parentheses; undefined for others. */
export function innerRestrictions(name: string): string | undefined {
  if (!name.startsWith("(") || !KNOWN.has(name)) return undefined;
  return WITHOUT_ARGUMENTS.has(name) ? "00" : "0**";
}
