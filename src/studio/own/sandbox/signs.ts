/** How the page hears that a worker with a user's program is not stuck. */
export interface AskForSign {
  readonly type: "are-you-alive";
}

export interface SignOfLife {
  readonly type: "alive";
}
