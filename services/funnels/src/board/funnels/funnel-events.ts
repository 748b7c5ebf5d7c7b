import { type DataOf, funnelChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Funnel } from './funnel';

type Data = DataOf<typeof funnelChanged>;

/** The complete state of a funnel after a change, also of its steps. */
export function funnelChangedEvent(frameId: string, funnel: Funnel, change: Data['change']): OutgoingEvent {
  const { id, name, steps, version, deletedAt } = funnel;
  const data: Data = {
    change,
    version,
    funnel: {
      id,
      name,
      steps: steps.map((step, position) => ({ id: step.id, name: step.name, position })),
      deleted_at: deletedAt?.toISOString() ?? null,
    },
  };
  return outgoing(funnelChanged, makeEvent(funnelChanged, { source: 'funnels', frameId, key: id, data }));
}
