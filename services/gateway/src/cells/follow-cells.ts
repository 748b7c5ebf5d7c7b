import { cellChanged, placementChanged, topics } from '@trackway/contracts';
import type { EventBus, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { appliedEvent, followEvents } from '../authentication/follow-events';
import type { CellDirectory } from './cell-directory';

/** Reads the complete directory of cells, and then its changes. */
export function followCells(deps: { bus: EventBus; directory: CellDirectory; logger: Logger }): Subscription {
  const { directory } = deps;
  return followEvents({
    ...deps,
    topic: topics.cells,
    events: [
      appliedEvent(cellChanged, ({ data }) => directory.applyCell(data)),
      appliedEvent(placementChanged, ({ data }) => directory.applyPlacement(data.frame_id, data)),
    ],
    onComplete: () => {
      directory.isComplete = true;
    },
    unreadable: 'a change of the directory of cells could not be read',
  });
}
