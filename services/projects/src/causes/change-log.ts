import type { Actor, DirectoryRecordRef, FieldChange } from '@trackway/contracts';

/** What effects changed. */
export interface ChangedSubjects {
  readonly projectIds: readonly string[];
  /** Customers, contacts, groups and tags. */
  readonly records: readonly DirectoryRecordRef[];
}

/** A recorded change, to explain who changed a record after an effect. */
export interface LoggedChange {
  readonly id: string;
  /** What was changed, as `subjectOf` returns it. */
  readonly subject: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly correlationId: string;
  readonly happenedAt: Date;
}

export interface ChangeLog {
  /** Changes of the projects and of records without a project since a time, oldest first; at most 10,000 of each. */
  since(frameId: string, changed: ChangedSubjects, time: Date): Promise<readonly LoggedChange[]>;
}
