import { preparedSql, type Queryable } from '@trackway/postgres';
import { READ_MODEL_CONSUMER } from '../read-model/pg-read-model';
import type { ProcessedEvents } from './processed-events';

/** Reads the inbox, where the read model records events in the transactions of its updates. */
export class PgProcessedEvents implements ProcessedEvents {
  private readonly types: ReadonlySet<string>;

  constructor(
    private readonly db: Queryable,
    /** The types of events that the read model processes. */
    types: readonly string[],
  ) {
    this.types = new Set(types);
  }

  async missing(events: Parameters<ProcessedEvents['missing']>[0]): Promise<ReadonlySet<string>> {
    const ids = events.filter(({ type }) => this.types.has(type)).map(({ id }) => id);
    if (ids.length === 0) return new Set();
    const { rows } = await this.db.query<{ id: string }>(preparedSql`
      SELECT event_id AS id FROM inbox WHERE consumer = ${READ_MODEL_CONSUMER} AND event_id = ANY(${ids}::uuid[])`);
    const processed = new Set(rows.map(({ id }) => id));
    return new Set(ids.filter((id) => !processed.has(id.toLowerCase())));
  }
}
