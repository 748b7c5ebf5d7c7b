import type { RecordRef } from '@trackway/contracts';
import type { RecordEffectRow } from '@trackway/messaging';
import type { Queryable } from '../queries/queryable';
import { rowsSql } from '../queries/rows-sql';
import { sql } from '../queries/sql';
import { PgEffectTable } from './pg-effects';

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

/** Recorded changes of settings and of other records that belong to no project. */
export class PgRecordEffects extends PgEffectTable<Omit<RecordEffectRow, 'event_ids'>> {
  constructor(db: Queryable, table: string) {
    super(db, table, COLUMNS);
  }

  /** The last changes of each record since a time, oldest first; at most `perRecord`. */
  async since(
    frameId: string,
    records: readonly Pick<RecordRef, 'kind' | 'id'>[],
    time: Date,
    perRecord: number,
  ): Promise<readonly RecordEffectRow[]> {
    const wanted = rowsSql([
      { type: 'text', values: records.map(({ kind }) => kind) },
      { type: 'text', values: records.map(({ id }) => id) },
    ]);
    const { rows } = await this.db.query<RecordEffectRow>(sql`
      SELECT found.* FROM ${wanted} AS wanted (wanted_kind, wanted_id) CROSS JOIN LATERAL (
        SELECT ${this.names} FROM ${this.table}
        WHERE frame_id = ${frameId} AND kind = wanted_kind AND record_id = wanted_id AND happened_at >= ${time}
        ORDER BY happened_at DESC, id DESC LIMIT ${perRecord}
      ) found ORDER BY found.happened_at, found.id`);
    return rows;
  }
}
