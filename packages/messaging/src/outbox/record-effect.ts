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
}

/** The change that an entry of the audit log describes; undefined if it cannot be undone. */
export function toRecordEffectRow({ event, restorable }: OutgoingEvent): RecordEffectRow | undefined {
  if (!restorable || !isAuditEvent(event) || restorable.record.projectId !== null) return undefined;
  const { record, changes } = restorable;
  return { ...causeOf(event), kind: record.kind, record_id: record.id, label: record.label, changes };
}

/** The cause of the change that an entry of the audit log describes. */
export function causeOf({ id, time, correlationid, causationid, data }: AuditEvent) {
  return {
    id,
    action: data.action,
    actor: data.actor,
    correlation_id: correlationid,
    causation_id: causationid ?? null,
    request_id: data.request_id,
    happened_at: new Date(time),
  };
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
    eventIds: [],
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
    const rows = events.flatMap((added) => this.toRow(added) ?? []);
    const [first] = events;
    if (first) await this.effects.add(first.event.frameid, rows);
  }
}
