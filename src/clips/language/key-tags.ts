// Keys of values in 32 bits; the core of the network reads them too. Equal values have equal keys. The lowest bits say
// whether the converse holds: integers of 30 bits, symbols and names of instances have keys of their own, all others share
// theirs by chance.

export const KEY_TAGS = 3;
export const KEY_OF_INTEGER = 0;
export const KEY_OF_SYMBOL = 1;
export const KEY_OF_OTHER = 2;
export const KEY_OF_INSTANCE_NAME = 3;

/** The keys of the first two symbols. */
export const KEY_OF_TRUE = 1;
export const KEY_OF_FALSE = 5;
