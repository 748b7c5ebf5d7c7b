import type { EventEnvelope } from '@trackway/contracts';

/** Where something that happened belongs in a chain of causes. */
export interface EventCause {
  readonly id: string;
  /** First cause of the chain. */
  readonly correlationId: string;
  readonly causationId?: string;
  /** Number of causes between the first one and this. */
  readonly depth: number;
  readonly occurredAt: Date;
  /** Read-your-writes token: a search must have applied it before it evaluates conditions. */
  readonly consistencyToken?: string;
}

export function causeOfEvent(event: EventEnvelope): EventCause & { readonly causationId: string } {
  const { id, time, correlationid: correlationId, depth, consistencytoken: consistencyToken } = event;
  const token = consistencyToken ? { consistencyToken } : {};
  return { id, correlationId, causationId: id, depth, occurredAt: new Date(time), ...token };
}

/** Changes of an undo start no rules, because they restore a state. */
export function startsRules({ undoid }: EventEnvelope): boolean {
  return undoid === undefined;
}
