import { claimEvents, type Database, type Queryable, sql } from '@trackway/postgres';
import type { AwaitingReplyEvent, ChannelReadModel } from './channel-read-model';
import { newest } from './newest';

const CONSUMER = 'channel_read_model';

interface Place {
  project_id: string | null;
}

export class PgChannelReadModel implements ChannelReadModel {
  constructor(private readonly database: Database) {}

  /**
   * One batch of a frame after the other: a conversation that changes its project is told of in two partitions, and two
   * who count from what they see at the same time would both be wrong.
   */
  keepAwaiting(frameId: string, events: readonly AwaitingReplyEvent[]): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`channels/${frameId}`}, 0))`);
      const claimed = await claimEvents(transaction, CONSUMER, events);
      // Events are keyed by their project: what tells one conversation from another is its id.
      const fresh = newest(claimed.map(({ data }) => ({ subject: data.conversation_id, data })));
      const ids = fresh.map(({ conversation_id }) => conversation_id);
      const before = await transaction.query<Place>(sql`
        SELECT project_id FROM channel_conversations WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
      await transaction.query(sql`
        INSERT INTO channel_conversations AS known
          (frame_id, id, channel_id, project_id, awaiting_reply_since, version)
        SELECT ${frameId}, n.conversation_id, n.channel_id, n.project_id, n.awaiting_reply_since, n.version
        FROM jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) AS n (conversation_id uuid, channel_id uuid,
          project_id uuid, awaiting_reply_since timestamptz, version integer)
        ON CONFLICT ON CONSTRAINT channel_conversations_pkey DO UPDATE SET project_id = excluded.project_id,
          awaiting_reply_since = excluded.awaiting_reply_since, version = excluded.version
        WHERE known.version < excluded.version`);
      const projectIds = [...before.rows, ...fresh].flatMap(({ project_id }) => project_id ?? []);
      await countAwaiting(transaction, frameId, projectIds);
    });
  }
}

/** Held in the order of their ids, so that two who count never wait for each other in a circle. */
async function countAwaiting(db: Queryable, frameId: string, projectIds: readonly string[]): Promise<void> {
  await db.query(sql`
    WITH held AS (
      SELECT id FROM projects WHERE frame_id = ${frameId} AND id = ANY(${projectIds}::uuid[])
      ORDER BY id FOR NO KEY UPDATE
    ), awaiting AS (
      SELECT held.id, min(c.awaiting_reply_since) AS since FROM held
      LEFT JOIN channel_conversations c ON c.frame_id = ${frameId} AND c.project_id = held.id
      GROUP BY held.id
    )
    UPDATE projects p SET channel_awaiting_reply_since = awaiting.since FROM awaiting
    WHERE p.frame_id = ${frameId} AND p.id = awaiting.id
      AND p.channel_awaiting_reply_since IS DISTINCT FROM awaiting.since`);
}
