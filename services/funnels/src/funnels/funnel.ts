/** A place in a funnel. Its position is its place in the funnel's list of steps. */
export interface Step {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A way that projects go, step by step. Funnel and steps are one thing: they are locked, changed and told of together. */
export interface Funnel {
  readonly id: string;
  readonly name: string;
  /** In order; deleted ones are not among them. */
  readonly steps: readonly Step[];
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export const MAX_STEPS = 100;
