import { type DataOf, type Event, messageReceived } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import { type Clock, type NewId, truncateText } from '@trackway/runtime';
import { causeOfEvent } from '../../shared/event-cause';
import type { UnitOfWork } from '../../unit-of-work';
import { recordEvents } from '../../webhooks/deliveries/record-events';
import { eventOfMessage } from '../../webhooks/events/webhook-event';
import type { TriggerEvent } from './trigger-event';

/** UTF-16 code units of a message in a trigger. Channels stores the complete message. */
const MAX_MESSAGE_LENGTH = 1_000;

/**
 * Records messages of projects as triggers, and all messages as webhook events. A repeated event is recorded once, by
 * its id.
 */
export function onMessageReceived(unitOfWork: UnitOfWork, eventDeps: { newId: NewId; clock: Clock }): EventHandler {
  return handler(messageReceived, async (events) => {
    for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
      await unitOfWork.run(frameId, async (stores) => {
        await stores.triggers.add(frameId, ofFrame.flatMap(toTriggers));
        await recordEvents(stores, frameId, ofFrame.map(eventOfMessage), eventDeps);
      });
    }
  });
}

function toTriggers(event: Event<DataOf<typeof messageReceived>>): TriggerEvent[] {
  const { project_id: projectId, channel_id, conversation_id, media_item_id, message, sender } = event.data;
  if (!projectId) return [];
  const detail = {
    channel_id,
    conversation_id,
    media_item_id,
    message: truncateText(message, MAX_MESSAGE_LENGTH),
    sender,
  };
  return [{ ...causeOfEvent(event), type: 'inbound_message', projectId, detail }];
}
