import { type AuditEntry, auditEntryRecorded, historyLineRecorded, messageReceived } from '@trackway/contracts';
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
    /** Publishes entries of the audit log in their order. */
    auditEntry: async (...sequences: number[]): Promise<void> => {
      for (const sequence of sequences) {
        const data = anEntry(sequence);
        const event = makeEvent(auditEntryRecorded, { source: 'projects', frameId, key: frameId, data });
        await twice(outgoing(auditEntryRecorded, event));
      }
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

function anEntry(sequence: number): AuditEntry {
  return {
    id: newId(),
    sequence,
    action: 'automation.updated',
    subject: { kind: 'automation', id: newId(), name: 'Rule' },
    actor: { kind: 'user', id: newId(), name: 'Bo' },
    changes: [],
    details: {},
    source: 'funnels',
    correlation_id: 'c-1',
    causation_id: null,
    request_id: 'r-1',
    token_id: null,
    happened_at: new Date().toISOString(),
    previous_hash: '0'.repeat(64),
    hash: 'f'.repeat(64),
  };
}

export type EventPublisher = ReturnType<typeof eventPublisher>;
