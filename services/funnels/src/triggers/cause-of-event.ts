import type { EventEnvelope } from '@trackway/contracts';
import type { TriggerFact } from './trigger-fact';

/** What every event says of itself as a cause, and what a search must have seen to know of it. */
export function causeOfEvent({
  id,
  time,
  correlationid,
  depth,
  consistencytoken,
}: EventEnvelope): Pick<
  TriggerFact,
  'id' | 'correlationId' | 'causationId' | 'depth' | 'occurredAt' | 'consistencyToken'
> {
  const seen = consistencytoken ? { consistencyToken: consistencytoken } : {};
  return { id, correlationId: correlationid, causationId: id, depth, occurredAt: new Date(time), ...seen };
}
