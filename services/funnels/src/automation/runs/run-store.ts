import type { Page } from '@trackway/application';
import type { Period } from '../../shared/listing/period';
import type { RuleKind } from '../rules/rule';
import type { FinishedStatus, Run, RunStep, Skipped, Waiting } from './run';

/** Filters of a listing, which excludes pending runs but not those that wait. */
export interface RunFilter extends Partial<Period> {
  readonly stepId?: string;
  readonly ruleIds?: readonly string[];
  readonly projectIds?: readonly string[];
  readonly statuses?: readonly string[];
}

/** A run with related data for responses, which do not have the outputs of its steps. */
export interface RunRecord extends Omit<Run, 'steps'> {
  readonly steps: readonly Omit<RunStep, 'outputs'>[];
  readonly rule: { readonly id: string; readonly name: string; readonly deletedAt: Date | null };
  readonly project: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly trigger: { readonly type: string; readonly detail: Readonly<Record<string, unknown>> };
}

/** For exports. */
export interface ExportedRun extends RunRecord {
  readonly kind: RuleKind;
}

/** A run that waits, without its steps, which can have megabytes. */
export interface SuspendedRun {
  readonly id: string;
  readonly position: number;
  readonly waiting: Waiting;
}

export interface RunStore {
  /** False, without effect, if the rule has a run for this partition and cause. */
  insert(frameId: string, run: Run): Promise<boolean>;
  /** Stores runs that are skipped without execution. */
  insertSkipped(frameId: string, runs: readonly Run[]): Promise<void>;
  /** Pending runs of a partition, oldest first. */
  findPending(frameId: string, partitionId: string, limit: number): Promise<readonly Run[]>;
  /** Marks the run as started: its conditions are met. */
  begin(frameId: string, id: string, at: Date): Promise<void>;
  /**
   * Records the step at `index`, which also ends a wait and the attempts of its action. False if another worker has
   * recorded it, or has finished the run.
   */
  addStep(frameId: string, id: string, index: number, step: RunStep): Promise<boolean>;
  /** Records a failed attempt. The run will be retried. */
  postpone(frameId: string, id: string, attempt: number, error: string): Promise<void>;
  /** `step` is the last one, which is recorded together with the end. False if the run is finished already. */
  finish(
    frameId: string,
    id: string,
    end: { status: FinishedStatus; error?: string; skipped?: Skipped; step?: RunStep; at: Date },
  ): Promise<boolean>;
  /** Lets a pending run wait. It is resumed at `dueAt` at the latest. False if another worker has finished it. */
  suspend(frameId: string, run: Pick<Run, 'id' | 'ruleId'>, waiting: Waiting, dueAt: Date): Promise<boolean>;
  /**
   * The runs of a partition that wait for an event or a date, or that were resumed and have not continued yet, oldest
   * first; locked. `after` is the position of the last one of the previous page, or 0.
   */
  findSuspended(
    frameId: string,
    partitionId: string,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly SuspendedRun[]>;
  /** Makes a waiting run pending, with new events if they are given. Returns its partition, undefined if it does not wait. */
  wake(frameId: string, id: string, waiting?: Waiting): Promise<string | undefined>;
  /** Makes all waits of a rule due, so that its runs notice that it was deactivated or deleted. */
  expireWaits(frameId: string, ruleId: string, at: Date): Promise<void>;
  /** A run of a rule, locked until the end of the transaction. */
  lock(frameId: string, ruleId: string, id: string): Promise<Run | undefined>;
  /** Makes a failed run pending again, without its failed action. */
  reopen(frameId: string, id: string): Promise<void>;
  page(frameId: string, filter: RunFilter, page: Page): Promise<{ runs: readonly RunRecord[]; total: number }>;
  /** Total of finished runs on projects, and the position of the newest. */
  count(frameId: string): Promise<{ total: number; newest: number | undefined }>;
  /** Finished runs on projects before a position, newest first, and the position of the last one. */
  before(frameId: string, position: number, limit: number): Promise<{ rows: readonly ExportedRun[]; next: number }>;
}
