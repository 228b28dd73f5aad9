// Help for functions about multifields, strings, input and output.
import type { HelpRow } from "./row.ts";

export const textHelp = [
  // Multifields.
  ["create$", "(create$ <expression>*)", "One multifield of all the values."],
  ["mv-append", "(mv-append <expression>*)", "One multifield of all the values (old name of create$)."],
  [
    "length$",
    "(length$ <multifield-or-lexeme>)",
    "The number of fields, or of characters of a string or symbol.",
  ],
  ["length", "(length <multifield-or-lexeme>)", "The number of fields or characters (old name of length$)."],
  [
    "nth$",
    "(nth$ <integer> <multifield>)",
    "The field at this position, counted from 1; nil if there is none.",
  ],
  ["nth", "(nth <integer> <multifield>)", "The field at this position (old name of nth$)."],
  ["member$", "(member$ <expression> <multifield>)", "The position of a value in a multifield, or FALSE."],
  [
    "member",
    "(member <expression> <multifield>)",
    "The position of a value in a multifield (old name of member$).",
  ],
  ["subsetp", "(subsetp <multifield> <multifield>)", "TRUE if every field of the first is in the second."],
  [
    "subset",
    "(subset <multifield> <multifield>)",
    "TRUE if every field of the first is in the second (old name of subsetp).",
  ],
  ["explode$", "(explode$ <string>)", "The fields that a string contains."],
  ["str-explode", "(str-explode <string>)", "The fields that a string contains (old name of explode$)."],
  ["implode$", "(implode$ <multifield>)", "A string of all fields with spaces between."],
  ["str-implode", "(str-implode <multifield>)", "A string of all fields (old name of implode$)."],
  ["subseq$", "(subseq$ <multifield> <begin> <end>)", "The fields from one position to another."],
  [
    "mv-subseq",
    "(mv-subseq <begin> <end> <multifield>)",
    "The fields from one position to another (old form of subseq$).",
  ],
  [
    "delete$",
    "(delete$ <multifield> <begin> <end>)",
    "The multifield without the fields from one position to another.",
  ],
  [
    "mv-delete",
    "(mv-delete <integer> <multifield>)",
    "The multifield without the field at this position (old form of delete$).",
  ],
  [
    "replace$",
    "(replace$ <multifield> <begin> <end> <expression>+)",
    "The multifield with the fields from one position to another replaced.",
  ],
  [
    "mv-replace",
    "(mv-replace <integer> <multifield> <expression>)",
    "The multifield with the field at this position replaced (old form of replace$).",
  ],
  [
    "insert$",
    "(insert$ <multifield> <integer> <expression>+)",
    "The multifield with values inserted before this position.",
  ],
  ["first$", "(first$ <multifield>)", "A multifield of the first field."],
  ["rest$", "(rest$ <multifield>)", "The multifield without its first field."],
  [
    "delete-member$",
    "(delete-member$ <multifield> <expression>+)",
    "The multifield without the fields that equal one of the values.",
  ],
  [
    "replace-member$",
    "(replace-member$ <multifield> <new> <old>+)",
    "The multifield with each of the old values replaced by the new one.",
  ],
  ["expand$", "(expand$ <multifield>)", "Passes the fields as separate arguments to the enclosing call."],
  ["sort", "(sort <function> <expression>*)", "The values in the order defined by a comparison function."],
  // Strings.
  ["str-cat", "(str-cat <expression>+)", "A string of all the values, one after the other."],
  ["sym-cat", "(sym-cat <expression>+)", "A symbol of all the values, one after the other."],
  ["str-length", "(str-length <lexeme>)", "The number of characters."],
  ["upcase", "(upcase <lexeme>)", "The text in upper case."],
  ["lowcase", "(lowcase <lexeme>)", "The text in lower case."],
  [
    "str-compare",
    "(str-compare <lexeme> <lexeme> [<integer>])",
    "0 for equal texts, otherwise which one comes first.",
  ],
  ["str-index", "(str-index <lexeme> <lexeme>)", "The position of the first text in the second, or FALSE."],
  ["sub-string", "(sub-string <begin> <end> <lexeme>)", "The characters from one position to another."],
  ["string-to-field", "(string-to-field <lexeme>)", "The first field that a text contains."],
  ["eval", "(eval <lexeme>)", "Evaluates a text as an expression."],
  ["build", "(build <lexeme>)", "Defines the construct that a text contains."],
  [
    "check-syntax",
    "(check-syntax <string>)",
    "Returns whether a text is a valid construct or call, without executing it.",
  ],
  // Input and output.
  [
    "printout",
    "(printout <router> <expression>*)",
    "Prints the values; crlf ends the line, t is the screen.",
  ],
  [
    "format",
    "(format <router> <string> <expression>*)",
    "Prints values according to a string with %d, %f, %s and the like, and returns the text.",
  ],
  ["read", "(read [<router>])", "Reads one field; t is the keyboard."],
  ["readline", "(readline [<router>])", "Reads one line as a string."],
  ["read-number", "(read-number [<router>])", "Reads one number."],
  ["get-char", "(get-char [<router>])", "Reads one character and returns its code."],
  ["put-char", "(put-char [<router>] <integer>)", "Prints the character with this code."],
  [
    "open",
    "(open <file> <router> [<mode>])",
    'Opens a file under a name; the mode is "r", "w", "a" or "r+".',
  ],
  ["close", "(close [<router>])", "Closes one file or all."],
  ["remove", "(remove <file>)", "Deletes a file."],
  ["rename", "(rename <file> <file>)", "Renames a file."],
  ["set-locale", "(set-locale [<locale>])", "Sets how format writes numbers."],
  ["dribble-on", "(dribble-on <file>)", "Copies what the screen shows into a file."],
  ["dribble-off", "(dribble-off)", "Stops the copying that dribble-on started."],
] as const satisfies readonly HelpRow[];
