import type { Actor, Effect, FieldChange } from '@trackway/contracts';
import { keyOf } from './record-keys';

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
  /** The last 100 changes of each project since a time, oldest first. */
  since(frameId: string, projectIds: readonly string[], time: Date): Promise<readonly LoggedChange[]>;
}

/** A change of a record that belongs to no project. */
export function toLoggedChange({ id, record, action, actor, changes, cause, happenedAt }: Effect): LoggedChange {
  const subject = record ? keyOf(record) : '';
  return { id, subject, action, actor, changes, correlationId: cause.correlationId, happenedAt };
}
