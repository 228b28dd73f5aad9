// What the machine asks the engine for.

/** The value of a function of one number; NaN where it has none. */
export declare function real(number: i32, x: f64): f64;
/** Whether the user wants to end what is running. */
export declare function stopped(): bool;
