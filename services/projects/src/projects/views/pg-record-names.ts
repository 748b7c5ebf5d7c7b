import { type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { NamedTable, RecordNames } from './record-names';

export class PgRecordNames implements RecordNames {
  constructor(private readonly db: Queryable) {}

  async namesOf(frameId: string, table: NamedTable, ids: readonly (string | number)[]) {
    const type = trustedSql(table === 'contacts' ? 'integer' : 'uuid');
    const { rows } = await this.db.query<{ id: string | number; name: string }>(sql`
      SELECT id, name FROM ${trustedSql(table)} WHERE frame_id = ${frameId} AND id = ANY(${ids}::${type}[])`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
