import { historyLineRecorded, messageReceived } from '@trackway/contracts';
import { type EventBus, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { newId } from '@trackway/runtime';

/** Publishes events of other services, each event twice, because delivery is at least once. */
export function eventPublisher(bus: EventBus, frameId: string) {
  async function twice({ topic, event }: OutgoingEvent): Promise<string> {
    const message = { topic, key: event.subject, value: JSON.stringify(event) };
    await bus.publish([message, message]);
    return event.id;
  }

  return {
    /** Publishes a history entry of a project. @returns the id of the event. */
    line: (projectId: string, action: string, details: Record<string, unknown> = {}): Promise<string> => {
      const event = makeEvent(historyLineRecorded, {
        source: 'projects',
        frameId,
        key: projectId,
        data: {
          project_id: projectId,
          action,
          actor: { kind: 'user', id: newId(), name: 'Bo' },
          changes: [{ field: 'name', from: 'Roof', to: 'Roofs' }],
          details,
          request_id: null,
        },
      });
      return twice(outgoing(historyLineRecorded, event));
    },
    /** Publishes a message, without a project by default. */
    message: (text: string, projectId: string | null = null): Promise<string> => {
      const data = {
        media_item_id: newId(),
        channel_id: newId(),
        conversation_id: newId(),
        project_id: projectId,
        message: text,
        external_id: null,
        sender: null,
        sent_at: null,
        received_at: new Date().toISOString(),
      };
      const event = makeEvent(messageReceived, { source: 'channels', frameId, key: data.conversation_id, data });
      return twice(outgoing(messageReceived, event));
    },
  };
}

export type EventPublisher = ReturnType<typeof eventPublisher>;
