/** A sequential specification: what a resource does if operations happen one at a time. */
export type Model<State, Input> = {
  readonly initial: State;
  /** The state after the operation, or `undefined` if it cannot have its outcome in this state. */
  apply(state: State, input: Input): State | undefined;
  /** Equal for equal states. */
  key(state: State): string;
};

/** An operation on one resource. */
export type Timed<Input> = {
  readonly input: Input;
  readonly startedAt: number;
  /** `Infinity` if the operation may take effect at any later time, or never. */
  readonly endedAt: number;
};
