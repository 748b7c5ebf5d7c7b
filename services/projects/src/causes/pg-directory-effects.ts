import type { DirectoryRecordRef } from '@trackway/contracts';
import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { PgEffectTable, type Queryable, rowsSql, sql } from '@trackway/postgres';
import { type DirectoryEffectRow, isAuditEvent, toDirectoryEffectRow } from './directory-effect';

const COLUMNS = {
  id: 'uuid',
  kind: 'text',
  record_id: 'text',
  label: 'text',
  action: 'text',
  actor: 'jsonb',
  changes: 'jsonb',
  correlation_id: 'text',
  causation_id: 'text',
  request_id: 'text',
  happened_at: 'timestamptz',
} as const;

export class PgDirectoryEffects extends PgEffectTable<DirectoryEffectRow> {
  constructor(db: Queryable) {
    super(db, 'directory_effects', COLUMNS);
  }

  /** Changes of the records since a time, oldest first. */
  async since(
    frameId: string,
    records: readonly DirectoryRecordRef[],
    time: Date,
    limit: number,
  ): Promise<readonly DirectoryEffectRow[]> {
    const wanted = rowsSql([
      { type: 'text', values: records.map(({ kind }) => kind) },
      { type: 'text', values: records.map(({ id }) => id) },
    ]);
    const { rows } = await this.db.query<DirectoryEffectRow>(sql`
      SELECT ${this.names} FROM ${this.table}
      WHERE frame_id = ${frameId} AND happened_at >= ${time}
        AND (kind, record_id) IN (SELECT n.kind, n.id FROM ${wanted} AS n (kind, id))
      ORDER BY happened_at, id LIMIT ${limit}`);
    return rows;
  }
}

/** Stores changes of the directory in the transaction of the change, so that an undo does not wait for Kafka. */
export class DirectoryEffectOutbox implements Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly effects: PgDirectoryEffects,
  ) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    await this.outbox.add(...events);
    const audited = events.map(({ event }) => event).filter(isAuditEvent);
    const rows = audited.flatMap((event) => toDirectoryEffectRow(event) ?? []);
    const [first] = audited;
    if (first) await this.effects.add(first.frameid, rows);
  }
}
