import type { Actor, FieldChange } from '@trackway/contracts';

/** A history entry, to explain who changed a record after an effect. */
export interface LoggedChange {
  readonly id: string;
  readonly projectId: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly correlationId: string;
  readonly happenedAt: Date;
}

export interface ChangeLog {
  /** Changes of the projects since a time, oldest first; at most 10,000. */
  since(frameId: string, projectIds: readonly string[], time: Date): Promise<readonly LoggedChange[]>;
}
