import type { Page } from '@trackway/application';
import type { Period } from '../../shared/listing/period';
import type { RuleKind } from '../rules/rule';
import type { FinishedStatus, Run, RunStep, Skipped } from './run';

/** What a listing of runs is narrowed to; those that are still to be done are never listed. */
export interface RunFilter extends Partial<Period> {
  readonly stepId?: string;
  readonly ruleIds?: readonly string[];
  readonly projectIds?: readonly string[];
  readonly statuses?: readonly string[];
}

/** A run with what is shown beside it. */
export interface RunRecord extends Run {
  readonly rule: { readonly id: string; readonly name: string; readonly deletedAt: Date | null };
  readonly project: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly trigger: { readonly type: string; readonly detail: Readonly<Record<string, unknown>> };
}

/** A run with the kind of its rule, as exports show it. */
export interface ExportedRun extends RunRecord {
  readonly kind: RuleKind;
}

export interface RunStore {
  /** False where the rule has had a run for this lane and cause; nothing is stored then. */
  insert(frameId: string, run: Run): Promise<boolean>;
  /** Stores those that are over before they began. */
  insertSkipped(frameId: string, runs: readonly Run[]): Promise<void>;
  /** Those of a lane that are still to be done, oldest first. */
  findPending(frameId: string, partitionId: string, limit: number): Promise<readonly Run[]>;
  /** It was judged, and may act from now on. */
  begin(frameId: string, id: string, at: Date): Promise<void>;
  /** Records the step at `index`. False if another worker has recorded it, or has finished the run. */
  addStep(frameId: string, id: string, index: number, step: RunStep): Promise<boolean>;
  /** It will be tried again. */
  postpone(frameId: string, id: string, attempt: number, error: string): Promise<void>;
  /** `step` is the last one, which is recorded together with the end. False if the run is finished already. */
  finish(
    frameId: string,
    id: string,
    end: { status: FinishedStatus; error?: string; skipped?: Skipped; step?: RunStep; at: Date },
  ): Promise<boolean>;
  page(frameId: string, filter: RunFilter, page: Page): Promise<{ runs: readonly RunRecord[]; total: number }>;
  /** How many runs on projects are over, and the position of the newest. */
  count(frameId: string): Promise<{ total: number; newest: number | undefined }>;
  /** Those on projects that are over and stand before a position, newest first, and the position to go on before. */
  before(frameId: string, position: number, limit: number): Promise<{ rows: readonly ExportedRun[]; next: number }>;
}
