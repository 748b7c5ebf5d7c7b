import { tagChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Label } from './label';
import type { LabelChange } from './write-label';

export function tagChangeEvent({ frameId }: Caller, tag: Label, change: LabelChange): OutgoingEvent {
  const { id, name, color, version, deletedAt } = tag;
  const state = { id, name, color: color ?? '', deleted_at: deletedAt?.toISOString() ?? null };
  const data = { change, version, tag: state };
  return outgoing(tagChanged, makeEvent(tagChanged, { source: 'projects', frameId, key: id, data }));
}
