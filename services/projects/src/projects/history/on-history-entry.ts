import { type DataOf, type Event, eachLine, historyLineRecorded, historyLinesRecorded } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { HistoryLine } from './history-entry';
import type { HistoryStore } from './history-store';

/**
 * Stores the history lines of other services, and those of imports. This service stores a single line in the
 * transaction of its change. The id is the key of the line, so duplicates are ignored.
 */
export function onHistoryLine(history: HistoryStore): EventHandler[] {
  const write = async (lines: readonly LineEvent[]): Promise<void> => {
    for (const [frameId, ofFrame] of byFrame(lines)) await history.add(frameId, ofFrame);
  };
  return [
    handler(historyLineRecorded, (events) => write(events.filter(({ source }) => source !== 'projects'))),
    handler(historyLinesRecorded, (events) => write(events.flatMap(eachLine))),
  ];
}

type LineEvent = Event<DataOf<typeof historyLineRecorded>>;

function byFrame(events: readonly LineEvent[]): ReadonlyMap<string, HistoryLine[]> {
  const frames = new Map<string, HistoryLine[]>();
  for (const event of events) {
    const lines = frames.get(event.frameid) ?? [];
    lines.push(toLine(event));
    frames.set(event.frameid, lines);
  }
  return frames;
}

function toLine({ id, source, time, correlationid, causationid, data }: LineEvent): HistoryLine {
  return {
    id,
    projectId: data.project_id,
    action: data.action,
    actor: data.actor,
    changes: data.changes,
    details: data.details,
    source,
    correlationId: correlationid,
    causationId: causationid ?? null,
    requestId: data.request_id,
    happenedAt: new Date(time),
  };
}
