import { insertSql, type Queryable, rowsSql, sql } from '@trackway/postgres';
import type { WebhookEvent } from '../events/webhook-event';
import type { EventFeed, FeedPage, FeedQuery, FeedRange } from './event-feed';

/** Events that get a position in one request. The others get theirs in the next ones. */
const MAX_ADVANCED = 10_000;
/** A page ends before this size, unless its first event is larger. */
const MAX_PAGE_BYTES = 4 * 2 ** 20;

export class PgEventFeed implements EventFeed {
  constructor(
    private readonly db: Queryable,
    private readonly maxAdvanced = MAX_ADVANCED,
  ) {}

  async append(
    frameId: string,
    events: readonly Pick<WebhookEvent, 'id' | 'kind' | 'payload'>[],
    at: Date,
  ): Promise<void> {
    if (events.length === 0) return;
    const rows = rowsSql([
      { type: 'uuid', values: events.map(({ id }) => id) },
      { type: 'text', values: events.map(({ kind }) => kind) },
      { type: 'text', values: events.map(({ payload }) => payload) },
      { type: 'int', values: events.map((_, index) => index) },
    ]);
    await this.db.query(insertSql(events.length)`
      INSERT INTO feed_events (frame_id, id, kind, payload, recorded_at)
      SELECT ${frameId}, n.id, n.kind, n.payload, ${at} FROM ${rows} AS n (id, kind, payload, turn)
      ORDER BY n.turn
      ON CONFLICT ON CONSTRAINT feed_events_pkey DO NOTHING`);
  }

  async advance(frameId: string): Promise<FeedRange> {
    await this.db.query(sql`INSERT INTO feed_heads (frame_id) VALUES (${frameId}) ON CONFLICT DO NOTHING`);
    // The lock makes positions appear in their order. The next statement sees what the previous holder has committed.
    await this.db.query(sql`SELECT 1 FROM feed_heads WHERE frame_id = ${frameId} FOR UPDATE`);
    const { rows } = await this.db.query<{ first: number; last: number; advanced: number }>(sql`
      WITH new AS (
        SELECT id, position FROM feed_events WHERE frame_id = ${frameId} AND sequence IS NULL
        ORDER BY position LIMIT ${this.maxAdvanced} FOR UPDATE SKIP LOCKED
      ), advanced AS (
        UPDATE feed_events e SET sequence = h.last_sequence + n.turn
        FROM (SELECT id, row_number() OVER (ORDER BY position) AS turn FROM new) n, feed_heads h
        WHERE e.frame_id = ${frameId} AND e.id = n.id AND h.frame_id = ${frameId}
        RETURNING 1
      )
      UPDATE feed_heads SET last_sequence = last_sequence + (SELECT count(*) FROM advanced)
      WHERE frame_id = ${frameId}
      RETURNING purged_sequence AS first, last_sequence AS last, (SELECT count(*) FROM advanced) AS advanced`);
    const { first = 0, last = 0, advanced = 0 } = rows[0] ?? {};
    return { first, last, isBehind: advanced === this.maxAdvanced };
  }

  async read(frameId: string, { after, kinds, limit }: FeedQuery): Promise<FeedPage> {
    const { rows } = await this.db.query<{ sequence: number; payload: string | null; last: number }>(sql`
      WITH found AS (
        SELECT sequence, payload FROM feed_events
        WHERE frame_id = ${frameId} AND sequence > ${after} AND kind = ANY(${kinds}::text[])
        ORDER BY sequence LIMIT ${limit + 1}
      ), sized AS (
        SELECT *, sum(octet_length(payload)) OVER (ORDER BY sequence) AS bytes, row_number() OVER (ORDER BY sequence) AS turn FROM found
      )
      SELECT s.sequence, CASE WHEN s.turn = 1 OR (s.turn <= ${limit} AND s.bytes <= ${MAX_PAGE_BYTES}) THEN s.payload END AS payload,
        h.last_sequence AS last
      FROM feed_heads h LEFT JOIN sized s ON true
      WHERE h.frame_id = ${frameId} ORDER BY s.sequence`);
    const events = rows.flatMap(({ sequence, payload }) => (payload === null ? [] : [{ sequence, payload }]));
    const hasMore = rows.filter(({ sequence }) => sequence !== null).length > events.length;
    const last = Math.max(rows[0]?.last ?? 0, after);
    return { events, hasMore, position: hasMore ? (events.at(-1)?.sequence ?? after) : last };
  }
}
