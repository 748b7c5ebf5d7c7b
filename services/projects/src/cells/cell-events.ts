import { cellChanged, placementChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Cell, Placement } from './cell';

const SOURCE = 'projects';
/** Cells belong to no frame, but every event has one. */
const NO_FRAME = '00000000-0000-0000-0000-000000000000';

/** The state for gateways. A removed cell is published with a higher version. */
export function cellEvent(cell: Cell, removed = false): OutgoingEvent {
  const key = `cell/${cell.name}`;
  const event = makeEvent(cellChanged, { source: SOURCE, frameId: NO_FRAME, key, data: { ...cell, removed } });
  return outgoing(cellChanged, event);
}

export function placementEvent({ frameId, cell, state, version }: Placement): OutgoingEvent {
  const data = { frame_id: frameId, cell, state, version };
  return outgoing(placementChanged, makeEvent(placementChanged, { source: SOURCE, frameId, key: frameId, data }));
}
