/** What a step is called and what it asks of those who come to it. */
export interface StepFields {
  readonly name: string;
  /** How many open projects may stand in it at once; null is any number. */
  readonly wipLimit: number | null;
  /** An open project that stands here longer is late; null is never. */
  readonly lateAfterHours: number | null;
  /** Where a project may go from here; null is anywhere. */
  readonly reachableStepIds: readonly string[] | null;
  /** Whose required fields must be answered at the step by the time that a project comes to it. */
  readonly formIds: readonly number[];
  /** Fields of these forms that must be answered though their form does not say so. */
  readonly requiredFieldIds: readonly string[];
}

/** A place in a funnel. Its position is its place in the funnel's list of steps. */
export interface Step extends StepFields {
  readonly id: string;
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

export const UNRESTRICTED_STEP = {
  wipLimit: null,
  lateAfterHours: null,
  reachableStepIds: null,
  formIds: [],
  requiredFieldIds: [],
} as const;

export const MAX_STEPS = 100;
