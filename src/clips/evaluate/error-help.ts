// A plain sentence of help for each error code, in English; a page in another language has a table of the same type.

export const errorHelp = {
  ANALYSIS1: "Two patterns of a rule cannot be bound to the same variable; give one of them another name.",
  ANALYSIS2: "This variable already has a value from a field; use another name for the fact.",
  ANALYSIS3: "Write the variable the same way everywhere: ?name for one field, $?name for several.",
  ANALYSIS4:
    "A variable must first get its value in a pattern that stands before this place and outside of a not.",
  ARGACCES2: "The file is missing, cannot be opened, or the host gives no access to files.",
  ARGACCES4: "Give the function as many arguments as it takes.",
  ARGACCES5: "The argument has another type than the function takes.",
  COMMLINE1: "A command begins with a parenthesis: (facts).",
  COMMLINE2: "The name of a command or function must follow the parenthesis.",
  CONSTRCT1: "Something that would be removed is running now; clear from the prompt instead.",
  CSTRCPSR1:
    "A file of constructs holds only (defrule …), (deftemplate …) and so on; commands belong into a batch file.",
  CSTRCPSR2: "A name is missing behind the construct's keyword.",
  CSTRCPSR3: "Another module exports a construct of this name to this one; rename it or import less.",
  CSTRCPSR4: "Facts or rules use it now: remove them, or (clear), and define it again.",
  CSTRNCHK1: "The value breaks what the slot allows: its type, allowed values, range or number of fields.",
  CSTRNPSR5: "Cardinality counts the fields of a multislot; a slot has always one.",
  CSTRNPSR6: "The value must be of a type that the slot allows.",
  DEFAULT1: "A slot holds one value; use a multislot for several.",
  DFFNXPSR1: "There is a construct of this name; choose another.",
  DFFNXPSR2: "There is a built-in function of this name; choose another.",
  DFFNXPSR3: "There is a generic function of this name; choose another.",
  DFFNXPSR4: "A function cannot be redefined while it runs.",
  DRIVE1: "The error happened in a test of a rule while facts were matched.",
  EMATHFUN1: "The function has no value for this argument.",
  EMATHFUN2: "The argument is too large for this function.",
  EMATHFUN3: "The function has no value at this argument.",
  EVALUATN1:
    "Give the variable a value with bind before it is used; in a batch file it lasts for one command only.",
  EVALUATN4: "A function calls itself without an end, or the text is nested too deeply.",
  EXPRNPSR1: "The first word inside parentheses must be the name of a function.",
  EXPRNPSR2: "A constant, a variable or a call in parentheses is expected here.",
  EXPRNPSR3: "There is no function named {name}: look for a typing error, or define it before this place.",
  EXPRNPSR7: "Use intermediate variables instead of so many parentheses inside each other.",
  FACTMCH1: "The error happened in a constraint of a pattern while facts were matched.",
  FACTMNGR1: "Tests of patterns may look, but not change facts; do it in the actions of the rule.",
  FACTMNGR2: "Tests of patterns may look, but not change facts; do it in the actions of the rule.",
  FACTQPSR1: "Each variable of a fact query needs a name of its own.",
  GENRCEXE1: "No method takes arguments of these types.",
  GENRCEXE2: "There is no other method to go on with.",
  GENRCEXE4: "The method does not take arguments of these types.",
  GENRCFUN2: "(list-defmethods name) shows the methods with their numbers.",
  GENRCPSR3: "There is a construct of this name; choose another.",
  GENRCPSR6: "The number of a method is an integer from 1 on.",
  GENRCPSR9: "A parameter is a variable, or (?x TYPE … query).",
  GENRCPSR10: "The types come first, the condition last.",
  GENRCPSR14:
    "Types are INTEGER, FLOAT, NUMBER, SYMBOL, STRING, LEXEME, MULTIFIELD, FACT-ADDRESS and others.",
  GLOBLDEF1: "There is no global of this name, or it was removed; define it with defglobal.",
  GLOBLPSR1: "Define the global with defglobal before this place.",
  INCRRSET1: "Change this option before rules are loaded, or after (clear).",
  INSFUN3: "The template of the query has no slot of this name.",
  IOFUN1: "A logical name is a symbol such as t, or the name given to open.",
  IOFUN2: "Close the file first, or open this one under another name.",
  IOFUN3: "A flag of format is a percent sign, perhaps numbers, and one of d o x u c s f e g n r %.",
  MISCFUN1: "Write the variable without the dollar sign, or inside a function call such as (create$ …).",
  MISCFUN2: "Use (random), or (random 1 6) for a number between two others.",
  MISCFUN3: "The smaller bound comes first.",
  MODULDEF1: "A module name is not allowed at this place.",
  MODULPSR1: "The other module must export it: (export deftemplate ?ALL).",
  MULTIFUN1: "The place lies outside of the multifield; (length$ …) gives its length.",
  PATTERN1: "A slot holds one value: write ?x here, or make it a multislot.",
  PRCCODE1: "Parameters are variables: (deffunction f (?a ?b $?rest) …).",
  PRCCODE3: "Give the variable a value in a pattern, a parameter or with bind before it is used.",
  PRCCODE4: "The actions end where the error happened; what they did before stays done.",
  PRCCODE5: "The variable has no value on this way through the actions; bind it first.",
  PRCCODE7: "Each parameter needs a name of its own.",
  PRCCODE8: "The parameter that takes the rest ($?name) comes last.",
  PRCDRPSR2: "return belongs into functions and rules, break into loops.",
  PRNTUTIL1: "Look for a typing error, or a module that does not see it.",
  PRNTUTIL2: "The text does not have the form that is expected here.",
  PRNTUTIL4: "Something uses it now.",
  PRNTUTIL5: "It may stand here once.",
  PRNTUTIL6: "Use a constant, a global or a call here.",
  PRNTUTIL7: "Test the divisor before dividing.",
  PRNTUTIL8: "The salience keeps its value from before.",
  PRNTUTIL9: "Saliences go from -10000 to 10000.",
  PRNTUTIL10: "The salience must come out as an integer.",
  ROUTER1: "Open the file under this name first, or use t for the terminal.",
  RULEPSR1: "All logical patterns come first, without others between them.",
  STRNGFUN2: "A text given to eval sees global variables such as ?*x*, but none of the variables around it.",
  TMPLTDEF1: "Compare the name with the slots of the deftemplate.",
  TMPLTDEF2: "Give the slot exactly one value, or make it a multislot.",
  TMPLTFUN1: "Bind the fact in the rule (?f <- …) and use that variable.",
  TMPLTFUN2: "Give a fact (?f <- …) or the number of one.",
  TMPLTLHS1: "Write each slot once; join constraints with &.",
  TMPLTRHS1: "This slot has no default: give it a value.",
  /** The text ended too soon, whatever the code. */
  unclosed: "The text ends before this is closed: a closing parenthesis or quote is missing.",
  /** All other codes. */
  other: "Appendix G of the Basic Programming Guide explains this code.",
} as const;

export type HelpTable = Readonly<Record<keyof typeof errorHelp, string>>;

/** Which sentence of help, and the name that it speaks of. */
export interface Help {
  readonly row: keyof HelpTable;
  readonly name: string;
}

export function helpFor(code: string, message: string): Help {
  const row = Object.hasOwn(errorHelp, code) ? (code as keyof HelpTable) : "other";
  return { row, name: /for (\S+)\.$/.exec(message)?.[1] ?? "" };
}

export function helpText(table: HelpTable, { row, name }: Help): string {
  return table[row].replace("{name}", () => name);
}
