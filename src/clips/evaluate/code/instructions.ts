// Functions that only calculate, as code for a small machine: what its instructions and its values are, and where they lie
// in its memory. Read by the machine (WebAssembly, in `core/`) and by what makes the code. Distances are in bytes.

/** A value: its type, and a number: of a symbol, its key. */
export const VALUE_BYTES = 16;
export const TYPE = 0;
export const NUMBER = 8;
/** Types. Those of numbers, put together by `or`, stay below that of symbols. */
export const UNBOUND = 0;
export const INTEGER = 1;
export const FLOAT = 2;
export const SYMBOL = 4;

/** The stack: arguments and variables of each call, where its caller goes on, and what is being calculated. */
export const STACK = 1024;
/** Behind it is the code of all functions. */
export const STACK_END = 1 << 20;
export const CODE_END = 2 << 20;
export const PAGES = CODE_END >> 16;

/** A function: its first instruction (0 for none), the bytes of its variables, its parameters, the stack that it needs. */
export const FIRST_INSTRUCTION = 0;
export const VARIABLES = 4;
export const PARAMETERS = 8;
export const NEEDED = 12;
export const FUNCTION_BYTES = 16;

/** Instructions: a cell with the number, then the operands. Pushes a value: its type, and its number in two cells. */
export const PUSH = 0;
/** Pushes a variable; gives it the value on top; takes that away. */
export const GET = 1;
export const SET = 2;
export const DROP = 3;
/** Where to go on: always; for FALSE, which is taken away like any other value; always, but not for ever. */
export const JUMP = 4;
export const JUMP_IF_FALSE = 5;
export const REPEAT = 6;
/** Calls a function with so many arguments; ends a call. */
export const CALL = 7;
export const RETURN = 8;
/** Arithmetic: of the two values on top, or of one. */
export const SUM = 9;
export const DIFFERENCE = 10;
export const PRODUCT = 11;
export const QUOTIENT = 12;
export const WHOLE_QUOTIENT = 13;
export const REMAINDER = 14;
export const MAXIMUM = 15;
export const MINIMUM = 16;
export const ABSOLUTE = 17;
export const TO_FLOAT = 18;
export const TO_INTEGER = 19;
/** A function of one number that the engine has; its number follows. */
export const REAL = 20;
/** Comparisons of the two values on top. */
export const SAME = 21;
export const DIFFERENT = 22;
export const EQUAL = 23;
export const UNEQUAL = 24;
export const LESS = 25;
export const AT_MOST = 26;
export const GREATER = 27;
export const AT_LEAST = 28;
export const NOT = 29;
