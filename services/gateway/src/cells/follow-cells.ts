import { cellChanged, eventEnvelope, placementChanged, topics } from '@trackway/contracts';
import type { EventBus, ReceivedMessage, Subscription } from '@trackway/messaging';
import type { Logger } from '@trackway/runtime';
import { followTopic } from '../authentication/follow-topic';
import type { CellDirectory } from './cell-directory';

const TOPIC = topics.cells;

const cellEvent = eventEnvelope.extend({ data: cellChanged.schema });
const placementEvent = eventEnvelope.extend({ data: placementChanged.schema });

/** Reads the complete directory of cells, and then its changes. */
export function followCells(deps: { bus: EventBus; directory: CellDirectory; logger: Logger }): Subscription {
  const { directory, logger } = deps;
  return followTopic({
    ...deps,
    topic: TOPIC,
    onMessage: (message) => record(message, directory, logger),
    onComplete: () => {
      directory.isComplete = true;
    },
  });
}

/** An unreadable message is logged and skipped, so that it does not block later ones. */
function record({ value, partition, offset }: ReceivedMessage, directory: CellDirectory, logger: Logger): void {
  const event = readJson(value);
  const cell = cellEvent.safeParse(event);
  const placement = placementEvent.safeParse(event);
  if (cell.data?.type === cellChanged.type) directory.applyCell(cell.data.data);
  else if (placement.data?.type === placementChanged.type) {
    directory.applyPlacement(placement.data.data.frame_id, placement.data.data);
  } else logger.error({ topic: TOPIC, partition, offset }, 'a change of the directory of cells could not be read');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
