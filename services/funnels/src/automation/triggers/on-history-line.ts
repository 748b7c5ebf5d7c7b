import { type DataOf, type Event, eachLine, historyLineRecorded, historyLinesRecorded } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { Clock, NewId } from '@trackway/runtime';
import { causeOfEvent, startsRules } from '../../shared/event-cause';
import type { UnitOfWork } from '../../unit-of-work';
import { recordEvents } from '../../webhooks/deliveries/record-events';
import { eventsOfLine } from '../../webhooks/events/webhook-event';
import { domainEvents } from '../definition/trigger';
import type { TriggerEvent } from './trigger-event';

const known: ReadonlySet<string> = new Set(domainEvents);

type Line = Event<DataOf<typeof historyLineRecorded>>;
type EventDeps = { readonly newId: NewId; readonly clock: Clock };

/** Records history lines as triggers and as webhook events. A repeated event is recorded once, by its id. */
export function onHistoryLine(unitOfWork: UnitOfWork, eventDeps: EventDeps): EventHandler[] {
  return [
    handler(historyLineRecorded, (lines) => recordLines(unitOfWork, lines, eventDeps)),
    handler(historyLinesRecorded, (events) => recordLines(unitOfWork, events.flatMap(eachLine), eventDeps)),
  ];
}

async function recordLines(unitOfWork: UnitOfWork, lines: readonly Line[], eventDeps: EventDeps): Promise<void> {
  for (const [frameId, ofFrame] of Map.groupBy(lines, ({ frameid }) => frameid)) {
    const recorded = ofFrame.filter((line) => known.has(line.data.action) && startsRules(line)).map(toTrigger);
    await unitOfWork.run(frameId, async (stores) => {
      await stores.triggers.add(frameId, recorded);
      await recordEvents(stores, frameId, ofFrame.flatMap(eventsOfLine), eventDeps);
    });
  }
}

function toTrigger(event: Line): TriggerEvent {
  const { project_id: projectId, action, changes } = event.data;
  const detail = { event: action, fields: changes.map(({ field }) => field) };
  return { ...causeOfEvent(event), type: 'event', projectId, detail };
}
