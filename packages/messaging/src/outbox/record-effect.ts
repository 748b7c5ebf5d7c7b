import {
  type Actor,
  auditLineRecorded,
  type DataOf,
  type Effect,
  type Event,
  type FieldChange,
  type FrameRecordRef,
} from '@trackway/contracts';
import type { Outbox, OutgoingEvent } from './outbox';

type AuditEvent = Event<DataOf<typeof auditLineRecorded>>;

/** A recorded change of a record that belongs to no project. */
export interface RecordEffectRow {
  readonly id: string;
  readonly kind: FrameRecordRef['kind'];
  readonly record_id: string;
  readonly label: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly happened_at: Date;
  /** Further ids by which consequences name the change as their cause. */
  readonly event_ids?: readonly string[];
}

/** The change that an event describes; undefined if it cannot be undone. */
export function toRecordEffectRow({ event, restorable }: OutgoingEvent): RecordEffectRow | undefined {
  if (!restorable || restorable.record.projectId !== null) return undefined;
  const { record, changes, origin, eventIds } = restorable;
  const ids = eventIds ? { event_ids: eventIds } : {};
  const change = { kind: record.kind, record_id: record.id, label: record.label, changes, ...ids };
  if (isAuditEvent(event)) return { ...causeOf(event), ...change };
  if (!origin) return undefined;
  return { ...envelopeOf(event), action: origin.action, actor: origin.actor, request_id: origin.requestId, ...change };
}

/** The cause of the change that an entry of the audit log describes. */
export function causeOf({ data, ...event }: AuditEvent) {
  return { ...envelopeOf(event), action: data.action, actor: data.actor, request_id: data.request_id };
}

function envelopeOf({ id, time, correlationid, causationid }: Omit<Event<unknown>, 'data'>) {
  return { id, correlation_id: correlationid, causation_id: causationid ?? null, happened_at: new Date(time) };
}

export function isAuditEvent(event: Event<unknown>): event is AuditEvent {
  return event.type === auditLineRecorded.type;
}

/** Without values, such as a change of the order of a group, an effect has no record to restore. */
export function effectOfRecord({ kind, record_id, label, ...row }: RecordEffectRow): Effect {
  return {
    id: row.id,
    record: row.changes.length > 0 ? { kind, id: record_id, projectId: null, label } : null,
    projectId: null,
    action: row.action,
    actor: row.actor,
    cause: { correlationId: row.correlation_id, causationId: row.causation_id, requestId: row.request_id },
    changes: row.changes,
    eventIds: row.event_ids ?? [],
    happenedAt: row.happened_at,
  };
}

/** Stores changes of records in the transaction of the change, so that an undo does not wait for Kafka. */
export class RecordEffectOutbox implements Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly effects: { add(frameId: string, rows: readonly RecordEffectRow[]): Promise<void> },
    private readonly toRow: (added: OutgoingEvent) => RecordEffectRow | undefined = toRecordEffectRow,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    await this.outbox.add(...events);
    // A batch of inbound messages has events of several frames.
    for (const [frameId, own] of Map.groupBy(events, ({ event }) => event.frameid)) {
      const rows = own.flatMap((added) => this.toRow(added) ?? []);
      if (rows.length > 0) await this.effects.add(frameId, rows);
    }
  }
}
