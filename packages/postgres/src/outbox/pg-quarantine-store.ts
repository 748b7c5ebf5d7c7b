import type { QuarantinedEvent } from '@trackway/contracts';
import {
  encodeEvent,
  HEADER_LENGTH,
  MAX_LISTED_EVENTS,
  type OutgoingEvent,
  type QuarantinedRow,
  type QuarantineStore,
  toQuarantinedEvent,
} from '@trackway/messaging';
import type { Pool } from 'pg';

const COLUMNS = `position::text AS id, topic, key, left(value, ${HEADER_LENGTH}) AS head, octet_length(value) AS bytes,
  reason, quarantined_at AS "quarantinedAt"`;
/** Positions of the table: 64 bits. */
const POSITION = /^\d{1,18}$/;

/** The rows of `outbox_quarantine`. Each change is one statement, so that it is atomic without a transaction. */
export class PgQuarantineStore implements QuarantineStore {
  constructor(private readonly pool: Pool) {}

  async list(frameId: string): Promise<readonly QuarantinedEvent[]> {
    const { rows } = await this.pool.query<QuarantinedRow>(
      `SELECT ${COLUMNS} FROM outbox_quarantine WHERE frame_id = $1 ORDER BY position LIMIT $2`,
      [frameId, MAX_LISTED_EVENTS],
    );
    return rows.map(toQuarantinedEvent);
  }

  async find(frameId: string, id: string): Promise<QuarantinedEvent | undefined> {
    if (!POSITION.test(id)) return undefined;
    const { rows } = await this.pool.query<QuarantinedRow>(
      `SELECT ${COLUMNS} FROM outbox_quarantine WHERE frame_id = $1 AND position = $2`,
      [frameId, id],
    );
    return rows.map(toQuarantinedEvent)[0];
  }

  replay(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.remove(frameId, id, entry, 'SELECT 1 AS part, frame_id, topic, key, value FROM removed UNION ALL');
  }

  discard(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.remove(frameId, id, entry, '');
  }

  /** `event` selects the removed event for the outbox, before the entry. */
  private async remove(frameId: string, id: string, entry: OutgoingEvent, event: string): Promise<boolean> {
    if (!POSITION.test(id)) return false;
    const { rowCount } = await this.pool.query(
      `WITH removed AS (
         DELETE FROM outbox_quarantine WHERE frame_id = $1 AND position = $2 RETURNING frame_id, topic, key, value
       )
       INSERT INTO outbox (frame_id, topic, key, value)
       SELECT frame_id, topic, key, value FROM (
         ${event} SELECT 2 AS part, frame_id, $3, $4, $5 FROM removed
       ) AS lines (part, frame_id, topic, key, value) ORDER BY part`,
      [frameId, id, entry.topic, entry.event.subject, encodeEvent(entry.event)],
    );
    return (rowCount ?? 0) > 0;
  }
}
