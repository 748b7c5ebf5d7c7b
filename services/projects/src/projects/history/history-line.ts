import type { Actor, FieldChange } from '@trackway/contracts';

/** One thing that happened to a project, in whichever service. */
export interface HistoryLine {
  /** The id of the event that told of it. */
  readonly id: string;
  readonly projectId: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that it happened in. */
  readonly source: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly requestId: string | null;
  readonly happenedAt: Date;
}
