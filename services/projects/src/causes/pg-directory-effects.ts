import { MAX_EFFECTS, type RecordRef } from '@trackway/contracts';
import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { type Queryable, rowsSql, sql, trustedSql } from '@trackway/postgres';
import { isUuid } from '@trackway/runtime';
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
const NAMES = trustedSql(Object.keys(COLUMNS).join(', '));

export class PgDirectoryEffects {
  constructor(private readonly db: Queryable) {}

  async add(frameId: string, rows: readonly DirectoryEffectRow[]): Promise<void> {
    const columns = Object.entries(COLUMNS).map(([name, type]) => ({
      type,
      values: rows.map((row) => row[name as keyof typeof COLUMNS]),
    }));
    await this.db.query(sql`
      INSERT INTO directory_effects (frame_id, ${NAMES})
      SELECT ${frameId}, n.* FROM ${rowsSql(columns)} AS n (${NAMES}) ON CONFLICT (frame_id, id) DO NOTHING`);
  }

  /** Effects that one of the ids caused, oldest first. Each id is a correlation, causation, request or effect id. */
  async causedBy(frameId: string, ids: readonly string[]): Promise<readonly DirectoryEffectRow[]> {
    const { rows } = await this.db.query<DirectoryEffectRow>(sql`
      SELECT ${NAMES} FROM directory_effects
      WHERE frame_id = ${frameId} AND (correlation_id = ANY(${ids}::text[]) OR causation_id = ANY(${ids}::text[])
        OR request_id = ANY(${ids}::text[]) OR id = ANY(${ids.filter(isUuid)}::uuid[]))
      ORDER BY happened_at, id LIMIT ${MAX_EFFECTS + 1}`);
    return rows;
  }

  /** Changes of the records since a time, oldest first. */
  async since(
    frameId: string,
    records: readonly RecordRef[],
    time: Date,
    limit: number,
  ): Promise<readonly DirectoryEffectRow[]> {
    const wanted = rowsSql([
      { type: 'text', values: records.map(({ kind }) => kind) },
      { type: 'text', values: records.map(({ id }) => id) },
    ]);
    const { rows } = await this.db.query<DirectoryEffectRow>(sql`
      SELECT ${NAMES} FROM directory_effects
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
    if (first && rows.length > 0) await this.effects.add(first.frameid, rows);
  }
}
