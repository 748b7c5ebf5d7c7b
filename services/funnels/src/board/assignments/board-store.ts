import type { Assignment } from '../funnels/assignment';

/** Totals of the open and paused projects in a step, without deleted and merged projects. */
export interface StepTotals {
  readonly stepId: string;
  readonly count: number;
  /** Minor units. */
  readonly budget: number;
  /** Open projects that have been in the step for longer than it allows. */
  readonly late: number;
}

export interface Card {
  readonly assignment: Assignment;
  readonly project: { readonly id: string; readonly code: string; readonly name: string; readonly budget: number };
  readonly late: boolean;
}

export interface BoardStore {
  /** Steps without projects are left out. */
  totals(frameId: string, funnelId: string, now: Date): Promise<readonly StepTotals[]>;
  /** The projects that have been in each step for longest, at most `perStep`, in that order. */
  firstCards(frameId: string, stepIds: readonly string[], perStep: number, now: Date): Promise<readonly Card[]>;
}
