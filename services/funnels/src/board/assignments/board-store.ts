import type { Assignment } from '../funnels/assignment';

/** What stands in a step: open and paused projects that are neither deleted nor merged. */
export interface StepTotals {
  readonly stepId: string;
  readonly count: number;
  /** Minor units. */
  readonly budget: number;
  /** Open ones that stand there longer than the step allows. */
  readonly late: number;
}

export interface Card {
  readonly assignment: Assignment;
  readonly project: { readonly id: string; readonly code: string; readonly name: string; readonly budget: number };
  readonly late: boolean;
}

export interface BoardStore {
  /** Steps where nothing stands are left out. */
  totals(frameId: string, funnelId: string, now: Date): Promise<readonly StepTotals[]>;
  /** Of each step those that stand there longest, at most `perStep`, in that order. */
  firstCards(frameId: string, stepIds: readonly string[], perStep: number, now: Date): Promise<readonly Card[]>;
}
