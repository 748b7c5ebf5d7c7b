import { lockUntilCommit, type Queryable, sql } from '@trackway/postgres';
import type { PlayedRange } from './ranges';
import type { Viewing } from './viewing';
import type { ViewingStore } from './viewing-store';

interface ViewingRow {
  attachment_id: string;
  project_id: string;
  viewer_id: string;
  file_hash: string | null;
  ranges: PlayedRange[];
  watched_at: Date | null;
  updated_at: Date;
}

export class PgViewingStore implements ViewingStore {
  constructor(private readonly db: Queryable) {}

  async lock(frameId: string, { projectId, viewerId, attachmentIds }: Parameters<ViewingStore['lock']>[1]) {
    // An advisory lock, because there may be no row to lock yet.
    await lockUntilCommit(this.db, `viewings/${frameId}/${projectId}/${viewerId}`);
    const { rows } = await this.db.query<ViewingRow>(sql`
      SELECT attachment_id, project_id, viewer_id, file_hash, ranges, watched_at, updated_at FROM viewings
      WHERE frame_id = ${frameId} AND project_id = ${projectId} AND viewer_id = ${viewerId}
        AND attachment_id = ANY(${attachmentIds}::uuid[])`);
    return rows.map(toViewing);
  }

  async save(frameId: string, viewing: Viewing): Promise<void> {
    const { attachmentId, projectId, viewerId, fileHash, ranges, watchedAt, updatedAt } = viewing;
    await this.db.query(sql`
      INSERT INTO viewings (frame_id, attachment_id, project_id, viewer_id, file_hash, ranges, watched_at, updated_at)
      VALUES (${frameId}, ${attachmentId}, ${projectId}, ${viewerId}, ${fileHash}, ${JSON.stringify(ranges)}::jsonb,
        ${watchedAt}, ${updatedAt})
      ON CONFLICT ON CONSTRAINT viewings_pkey DO UPDATE SET
        ranges = excluded.ranges, watched_at = excluded.watched_at, updated_at = excluded.updated_at`);
  }
}

function toViewing(row: ViewingRow): Viewing {
  return {
    attachmentId: row.attachment_id,
    projectId: row.project_id,
    viewerId: row.viewer_id,
    fileHash: row.file_hash,
    ranges: row.ranges,
    watchedAt: row.watched_at,
    updatedAt: row.updated_at,
  };
}
