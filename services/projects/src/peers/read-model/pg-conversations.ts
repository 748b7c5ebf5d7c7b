import { type Sql, sql, type Transaction, trustedSql } from '@trackway/postgres';
import { updateDerivedColumn } from './pg-derived-column';
import { deleteUnchanged, lockSource, type PgReadModelPart } from './pg-read-model-part';
import type { ConversationState } from './states';

interface Place {
  project_id: string | null;
}

/** Stores the time since when conversations await a reply, and updates their projects. */
export const pgConversations: PgReadModelPart<ConversationState> = {
  table: 'channel_conversations',

  async store(transaction, frameId, states) {
    await lockSource(transaction, 'channels', frameId);
    const ids = states.map(({ id }) => id);
    const before = await transaction.query<Place>(sql`
      SELECT project_id FROM channel_conversations WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
    await transaction.query(sql`
      INSERT INTO channel_conversations AS known (frame_id, id, channel_id, project_id, awaiting_reply_since, version)
      SELECT ${frameId}, n.* FROM jsonb_to_recordset(${JSON.stringify(states)}::jsonb) AS n (id uuid, channel_id uuid,
        project_id uuid, awaiting_reply_since timestamptz, version integer)
      ON CONFLICT ON CONSTRAINT channel_conversations_pkey DO UPDATE SET project_id = excluded.project_id,
        awaiting_reply_since = excluded.awaiting_reply_since, version = excluded.version
      WHERE known.version <= excluded.version`);
    await updateAwaitingSince(transaction, frameId, projectsOf([...before.rows, ...states]));
  },

  async remove(transaction, frameId, known) {
    await lockSource(transaction, 'channels', frameId);
    const { rows } = await transaction.query<Place>(
      sql`${deleteUnchanged(pgConversations, frameId, known)} RETURNING k.project_id`,
    );
    await updateAwaitingSince(transaction, frameId, projectsOf(rows));
    return rows.length;
  },

  async repair(transaction, frameId) {
    await lockSource(transaction, 'channels', frameId);
    const withNone = sql`
      SELECT p.id FROM projects p
      WHERE p.frame_id = ${frameId} AND p.channel_awaiting_reply_since IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM channel_conversations c WHERE c.frame_id = p.frame_id AND c.project_id = p.id)`;
    await updateAwaitingSince(transaction, frameId, withNone);
  },
};

function projectsOf(places: readonly Place[]): Sql {
  const ids = places.flatMap(({ project_id }) => project_id ?? []);
  return sql`SELECT * FROM unnest(${ids}::uuid[])`;
}

/** `ids` is a query for project ids. */
function updateAwaitingSince(transaction: Transaction, frameId: string, ids: Sql): Promise<void> {
  return updateDerivedColumn(transaction, frameId, {
    ids,
    column: 'channel_awaiting_reply_since',
    value: AWAITING_SINCE,
  });
}

const AWAITING_SINCE = trustedSql(`(
  SELECT min(c.awaiting_reply_since) FROM channel_conversations c
  WHERE c.frame_id = p.frame_id AND c.project_id = p.id)`);
