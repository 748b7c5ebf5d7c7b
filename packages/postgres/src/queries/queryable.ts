import type { QueryResultRow } from 'pg';
import type { Sql } from './sql';

export interface Rows<Row> {
  readonly rows: Row[];
  /** Rows given or changed. */
  readonly count: number;
}

/** Whatever runs statements: the pool, or a transaction. Stores take this and never know which. */
export interface Queryable {
  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>>;
}
