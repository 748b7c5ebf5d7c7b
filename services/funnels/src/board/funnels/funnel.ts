export interface StepFields {
  readonly name: string;
  /** Maximum number of open projects in the step; null for no limit. */
  readonly wipLimit: number | null;
  /** Hours after which an open project in the step is late; null for never. */
  readonly lateAfterHours: number | null;
  /** Steps to which projects may move from here; null for all. */
  readonly reachableStepIds: readonly string[] | null;
  /** Their required fields must be answered before a project enters the step. */
  readonly formIds: readonly number[];
  /** Further fields of these forms that are required at this step. */
  readonly requiredFieldIds: readonly string[];
}

/** The position of a step is its index in the funnel's list. */
export interface Step extends StepFields {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A funnel and its steps are one aggregate: they are locked, changed and published together. */
export interface Funnel {
  readonly id: string;
  readonly name: string;
  /** In order, without deleted steps. */
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
