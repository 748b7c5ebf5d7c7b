import { type Queryable, sql } from '@trackway/postgres';
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

  async includeAll(events: readonly { readonly id: string; readonly type: string }[]): Promise<boolean> {
    const ids = events.filter(({ type }) => this.types.has(type)).map(({ id }) => id);
    if (ids.length === 0) return true;
    const { rows } = await this.db.query<{ kept: number }>(sql`
      SELECT count(DISTINCT event_id)::integer AS kept FROM inbox WHERE event_id = ANY(${ids}::uuid[])`);
    return rows[0]?.kept === new Set(ids).size;
  }
}
