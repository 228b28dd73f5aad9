// Where everything lies in the memory of the network: read by the core (WebAssembly, in `core/`) and by what looks at
// matches from outside. Addresses and distances are in bytes, every cell holds 32 bits, and 0 is no address.

/** The cells of a match: an alpha match, or a token of the patterns so far. A match is one cache line. */
export const ROW_BYTES = 64;
/** The first of the tokens made from this match, the newest first. */
export const CHILDREN = 0;
/** The first of the tokens that this match blocks (not) or satisfies (exists), the newest first. */
export const BLOCKS = 4;
/** Neighbours in the memory, and the key of the match there. */
export const NEXT = 8;
export const PREVIOUS = 12;
export const HASH = 16;
/** The join of a token or the end of the pattern of an alpha match, and flags in the lowest bits. */
export const OWNER = 20;
/** The token that a token extends, and the match that it adds (0 below not, exists and groups). */
export const LEFT = 24;
export const RIGHT = 28;
export const NEXT_LEFT = 32;
export const PREVIOUS_LEFT = 36;
export const NEXT_RIGHT = 40;
export const PREVIOUS_RIGHT = 44;
/** The match that blocks or satisfies this token, and the neighbours among its tokens. */
export const BLOCKER = 48;
export const NEXT_BLOCKED = 52;
export const PREVIOUS_BLOCKED = 56;
/** The clock when the match entered its memory; for an alpha match, when its key did. */
export const STAMP = 60;

/** What some cells mean in an alpha match: its entity, the lengths of its multifields, the next match of the same entity. */
export const ENTITY = 24;
export const MARKS = 28;
export const NEXT_OF_ENTITY = 32;
/** The time tag of the entity of an alpha match. */
export const TAG = 40;
/** What some cells mean in a token of the last join of a rule, which nothing blocks and no key hashes: its activation. */
/** Its random number; or, negated, the address of its time tags, where the number is then. */
export const RANDOM = 16;
export const NEXT_ACTIVATION = 48;
export const PREVIOUS_ACTIVATION = 52;
/** The activations of the same salience; 0 when the token is not on the agenda. */
export const GROUP = 56;
/** Counts the activations. */
export const ACTIVATED = 60;
/** Links matches that are not in use. */
export const NEXT_FREE = 56;

/** Flags of OWNER. */
export const IN_RIGHT_MEMORY = 1;
export const DELETED = 2;
/** Stands in NEXT_LEFT of a token that was deleted with its right match, not with the token that it extends. */
export const ORPHANED = -1;
/** Entities depend on the token. */
export const SUPPORTS = 4;
export const ALPHA = 8;
export const FLAGS = 63;

/** An entity: its number, its newest alpha match, whether its matches are about to leave and why, the size of its record. */
export const NUMBER = 0;
export const MATCHES = 4;
export const LEAVING = 8;
export const REMOVED = 1;
export const CHANGING = 2;
export const ENTITY_BYTES = 12;
/** Of an entity whose slots never change, a hash of all that it says. */
export const CONTENT_HASH = 16;
/** For each slot its key, and for a multifield the address of the number and the keys of its fields. */
export const SLOTS = 20;
export const SLOT_BYTES = 8;
export const FIELDS = 4;
/** The fields of an ordered fact, from its first and only slot on: they follow that slot and their number. */
export const ORDERED_FIELDS = SLOT_BYTES + 4;

/** Lengths of multifields: the number of the list, or -1 for those of TRIED; then the lengths. */
export const LENGTHS = 4;

/** A pattern node: its number; at the end of a pattern its memory, the values that its join compares, its joins. */
export const NODE_ID = 0;
export const NODE_MEMORY = 4;
export const NODE_HASH = 8;
export const NODE_JOINS = 12;
/** The multifields of a pattern that ends here whose lengths are kept. */
export const NODE_MARKS = 16;
export const NODE_FLAGS = 20;
/** Its slot, as a distance; the position of its field; the single fields after it; which of the lengths is its own. */
export const NODE_SLOT = 24;
export const NODE_FIELD = 28;
export const NODE_LEAVE = 32;
export const NODE_MARK = 36;
/** The number of fields that the slot must have, or -1. */
export const NODE_LENGTH = 40;
export const NODE_TEST = 44;
/** The value that selects a child, and the children by key: their table's size less one, then key and child in turn. */
export const NODE_SELECTOR = 48;
export const NODE_CONSTANTS = 52;
/** The key of the constant of a selector that has one. */
export const NODE_ONLY = 56;
export const NODE_CHILDREN = 60;
export const NODE_NEXT = 64;
/** The last round for which a node of objects was selected. */
export const NODE_ROUND = 68;
export const NODE_BYTES = 128;

/** Flags of a pattern node. */
export const MULTI = 1;
/** It is the last of a multifield slot. */
export const END_SLOT = 2;
/** The slot must have exactly the number of fields. */
export const EXACT = 4;
/** The entities that exist have not been matched against it. */
export const NEW_NODE = 8;
export const HAS_ONLY = 16;
/** Some of its constants have keys that others share. */
export const ASKS_CONSTANTS = 32;
/** Its test does more than compare with constants. */
export const EVALUATES = 64;

/** A join. Links and the joins of a pattern are lists: their length, then their members. */
export const JOIN_ID = 0;
export const JOIN_FLAGS = 4;
export const LEFT_MEMORY = 8;
/** The memory of the pattern or of the group on the right; 0 for a join without either. */
export const RIGHT_MEMORY = 12;
export const TEST = 16;
export const SECONDARY_TEST = 20;
/** The values by which tokens are hashed on the left, and those of a group on the right. */
export const LEFT_HASH = 24;
export const RIGHT_HASH = 28;
/** The joins that follow; FROM_RIGHT is added to those that are entered from the right. */
export const LINKS = 32;
export const FROM_RIGHT = 1;
/** The empty token of a first join that is negated, exists or a group; or of a join without a pattern; or 0. */
export const EMPTY_TOKEN = 36;
/** Of the last join of a rule: the agenda of its module, its salience, its complexity, the number of its elements. */
export const AGENDA = 40;
export const SALIENCE = 44;
export const COMPLEXITY = 48;
export const ELEMENTS = 52;
/** TEST without what equal hashes say already, where the hash is the key of one value of facts. */
export const KEYED_TEST = 56;
export const JOIN_BYTES = 64;

/** Flags of a join. */
export const FIRST = 1;
export const NEGATED = 2;
export const EXISTS = 4;
/** It lets a token pass while nothing on the right fits. */
export const BLOCKING = 8;
/** It makes a token of each pair that fits. */
export const POSITIVE = 16;
/** It is the last of a rule. */
export const LAST = 32;
/** It is filled for the first time. */
export const FRESH = 64;

/** It is the last of a rule whose activations the engine must be asked about: salience, focus, trace. */
export const ASKS_RULE = 128;

/** The agenda of a module: its first activation, its groups of one salience (the highest first). */
export const FIRST_ACTIVATION = 0;
export const GROUPS = 4;
export const AGENDA_BYTES = 16;
/** A group: its salience, its first and last activation, its neighbours. */
export const GROUP_SALIENCE = 0;
export const GROUP_FIRST = 4;
export const GROUP_LAST = 8;
export const PREVIOUS_GROUP = 12;
export const NEXT_GROUP = 16;
export const GROUP_BYTES = 32;

/** The time tags of an activation: its random number, RETAGGED when they were read, the first, and all, the newest first. */
export const TAGS_RANDOM = 0;
export const TAGS_READ = 4;
export const FIRST_TAG = 8;
export const SORTED_TAGS = 12;

/** The conflict strategies. */
export const DEPTH = 0;
export const BREADTH = 1;
export const LEX = 2;
export const MEA = 3;
export const BY_COMPLEXITY = 4;
export const BY_SIMPLICITY = 5;
export const BY_RANDOM = 6;

/** A memory: its buckets (first and last match of each, in turn), their number less one, the number of matches. */
export const BUCKETS = 0;
export const MASK = 4;
export const COUNT = 8;
/** Whether it is hashed, and whether alpha matches of different keys are kept apart when they are listed by age. */
export const HASHED = 12;
export const BY_KEY = 16;
/** The size at which the table of the C program grows next, how often it grew, and the clock at those moments. */
export const NEXT_GROWTH = 20;
export const GROWTHS = 24;
export const GROWN_AT = 28;
/** How many matches with other keys were met on the way to those looked for, since the table last grew. */
export const STRANGERS = 60;
export const MEMORY_BYTES = 64;
/** The table of the C program: its buckets at first, and how many matches a bucket holds on average before it grows. */
export const FIRST_SIZE = 17;
export const FULL = 11;

/** A value of a test: how it is found, its slot, its place there, its number for the host, how far up the token. */
export const KIND = 0;
export const SLOT = 4;
export const PLACE = 8;
export const REFERENCE = 12;
export const STEPS = 16;
/** The number of multifields in front of it whose lengths a match keeps, and which they are. */
export const EARLIER = 20;
/** Kinds of values: a whole slot, a field counted from the start or the end of a slot, what only the host can find. */
export const WHOLE = 0;
export const FROM_START = 1;
export const FROM_END = 2;
export const ASKED = 3;
/** The length of a multifield: which of those that the match keeps it is; or all fields of a slot less this many. */
export const KEPT_LENGTH = 4;
export const LENGTH_WITHOUT = 5;
/** A constant, whose key is in PLACE; and arithmetic with the values at SLOT and PLACE. */
export const CONSTANT = 6;
export const SUM = 7;
export const DIFFERENCE = 8;
export const PRODUCT = 9;
export const REMAINDER = 10;
export const ABSOLUTE = 11;
/** STEPS of a value of the match on the right; from ABOVE_RIGHT downwards, of one above the end of a group's token. */
export const OWN = -1;
export const ABOVE_RIGHT = -2;

/** One step of a test: what it does, its operands, its number for the host, where to go on; and where if the host decided. */
export const OPERATION = 0;
export const FIRST_OPERAND = 4;
export const SECOND_OPERAND = 8;
export const HOST_TEST = 12;
export const IF_TRUE = 16;
export const IF_FALSE = 20;
export const IF_HOST_TRUE = 24;
export const IF_HOST_FALSE = 28;
/** Where a test ends instead of going on. */
export const PASSED = -1;
export const REFUSED = -2;
/** Operations: ask the host; the same value or not; comparisons of numbers. */
export const ASK = 0;
export const SAME = 1;
export const DIFFERENT = 2;
export const EQUAL = 3;
export const UNEQUAL = 4;
export const LESS = 5;
export const AT_MOST = 6;
export const GREATER = 7;
export const AT_LEAST = 8;
/**
 * The slot at FIRST_OPERAND, of the match on the right, differs from each of a list at SECOND_OPERAND: their number, the most
 * steps up the token, and for each its steps and its slot, as distances. If that is not decided, IF_HOST_TRUE goes on.
 */
export const NONE_OF = 9;
export const NO_HOST_TEST = -1;

/** What outlives `reset` begins here; below is nothing, so that offsets fit into instructions. */
const KEPT = 1024;
export const STRATEGY = KEPT + 4;
/** Whether somebody listens to activations, or their saliences are evaluated anew. */
export const ASKS = KEPT + 8;
/** The numbers of activations so far, and of those that wait. */
export const ACTIVATION_CLOCK = KEPT + 12;
export const ON_AGENDA = KEPT + 16;
/** The generator of random numbers: its place in the ring, and the ring of 31 words. */
export const RING_PLACE = KEPT + 20;
export const RING = KEPT + 24;
export const RING_SIZE = 31;
/** Whether the work of the joins is counted, which the host does. */
export const COUNTS_WORK = RING + 4 * RING_SIZE;
/** The state that a reset forgets. */
export const STATE = 1280;
/** The end of what is in use. */
export const END = STATE + 44;
/** Matches that can be used again; deleted ones that the running actions may still read, and the last of these. */
export const FREE = STATE + 4;
export const WAITING = STATE + 8;
export const LAST_WAITING = STATE + 12;
export const CLOCK = STATE + 16;
/** True while a new rule is filled: only its new joins take part. */
export const ONLY_FRESH = STATE + 20;
/** True while a reset or clear removes every entity. */
export const RESETTING = STATE + 24;
/**
 * Set by a join test that ended with an error; whoever ran the test clears it. While instances are matched it may be set from
 * the beginning, by an error that happened before: the first test that is evaluated fails because of it.
 */
export const TEST_FAILED = STATE + 28;
export const FAILED_BEFORE = 2;
/** Space for matches that were never used: where it begins and ends; and how many matches were ever made. */
export const UNUSED = STATE + 32;
export const UNUSED_END = STATE + 36;
export const ROWS_MADE = STATE + 40;
/** Counts how often matches got other time tags. */
export const RETAGGED = STATE + 48;
/** Counts the rounds for which nodes of objects are selected. */
export const ROUND = STATE + 52;
/**
 * The matches that make up the token that a test has looked at last, from its end upwards: the token, how many of them are
 * known, the token above those, the matches.
 */
export const PATH_OF = STATE + 56;
export const PATH_KNOWN = STATE + 60;
export const PATH_REST = STATE + 252;
export const PATH = STATE + 256;
export const MOST_PATH = 64;
/** Blocks that can be used again, by size. */
export const FREE_BLOCKS = STATE + 64;
/** The entities whose slots never change, by their contents: a table of hashes and addresses, its places less one, how many. */
export const CONTENTS = STATE + 240;
export const CONTENTS_MASK = STATE + 244;
export const CONTENTS_COUNT = STATE + 248;
/** Stands for the match that a pattern test looks at, before there is one. */
export const TRIED = STATE + 512;
/** Matches of an entity that is changing with which something joined while they left. */
export const LATE = STATE + 576;
export const START = STATE + 592;
