import type { ProjectRow } from './project-row';

export interface Change {
  readonly transaction: bigint;
  readonly projectId: string;
}

/** What changed in a frame, as far as one statement saw it. */
export interface Changes {
  readonly changes: readonly Change[];
  /** All changes by earlier transactions are there or undone; none of them can come later. */
  readonly horizon: bigint;
}

/** Reads what searches need of projects, as the role that searches. */
export interface ProjectRows {
  /** What transactions from `horizon` on have changed. Where it is 0: nothing, but the horizon of now. */
  changedSince(frameId: string, horizon: bigint): Promise<Changes>;
  /** Those of the projects that there are. */
  named(frameId: string, ids: readonly string[]): Promise<readonly ProjectRow[]>;
  /** The next `count` projects of a frame by their ids. */
  after(frameId: string, id: string, count: number): Promise<readonly ProjectRow[]>;
}
