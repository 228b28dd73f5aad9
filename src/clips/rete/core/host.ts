// What the core asks the engine for.

/** The memory has grown: views of it are no longer valid. `full` when it cannot grow. */
export declare function grown(full: bool): void;
/** Whether a token and a right match pass a test that the core cannot decide. */
export declare function passes(test: i32, left: i32, right: i32): bool;
/** The key of a value that the core does not have. */
export declare function keyOf(reference: i32, match: i32): i32;
/** The child of a selector for a value whose key others share; 0 when there is none. */
export declare function selected(node: i32): i32;
/** The list of the first `count` lengths of TRIED, to be kept. */
export declare function marksTried(count: i32): i32;
/** A token is about to be activated: focus, trace. The salience of the activation. */
export declare function activating(join: i32, token: i32): i32;
export declare function activated(token: i32): void;
/** An activation is about to leave the agenda because its token is removed. */
export declare function deactivating(token: i32): void;
/** The time tag of an entity if another one, which is not in the network yet, equals it; -1 if it does not. */
export declare function equalSince(entity: i32, other: i32): i32;
/** While work is counted: an alpha match was put into the memory of its pattern, or is about to be taken out of it. */
export declare function matchAdded(match: i32): void;
export declare function matchRemoved(match: i32): void;
/** While work is counted: a token was put into a memory of its join, or taken out of it. */
export declare function tokenAdded(token: i32): void;
export declare function tokenRemoved(token: i32): void;
/** While work is counted: a right match is about to be compared with the tokens on the left of a join. */
export declare function comparingLeft(join: i32, right: i32): void;
/** While work is counted: a token was compared with right matches, those behind `after` if it is given, up to `last` if it is. */
export declare function comparedRight(join: i32, token: i32, after: i32, last: i32, retracting: bool): void;
export declare function dropSupport(token: i32): void;
