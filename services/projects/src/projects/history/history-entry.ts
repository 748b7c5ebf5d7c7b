import type { Actor, FieldChange } from '@trackway/contracts';

/** An event in the history of a project, recorded by any service. */
export interface HistoryLine {
  /** The id of the event that recorded it. */
  readonly id: string;
  readonly projectId: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that recorded it. */
  readonly source: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly requestId: string | null;
  readonly happenedAt: Date;
}
