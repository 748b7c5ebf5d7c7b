import type { QueryResultRow } from 'pg';
import type { Sql } from './sql';

export interface Rows<Row> {
  readonly rows: Row[];
  /** Number of rows returned or changed. */
  readonly count: number;
}

/** Runs statements: the pool or a transaction. Stores do not need to know which. */
export interface Queryable {
  query<Row extends QueryResultRow>(statement: Sql): Promise<Rows<Row>>;
}
