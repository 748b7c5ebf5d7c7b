import { lockUntilCommit, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Attachment } from './attachment';
import type { AttachmentStore } from './attachment-store';

interface AttachmentRow {
  id: string;
  step_id: string;
  name: string;
  type: Attachment['type'];
  url: string | null;
  file_key: string | null;
  file_name: string;
  file_size: number;
  file_mime_type: string;
  file_hash: string;
  duration: number | null;
  watch: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = trustedSql(
  `id, step_id, name, type, url, file_key, file_name, file_size, file_mime_type, file_hash, duration, watch, created_at,
   updated_at, deleted_at`,
);

export class PgAttachmentStore implements AttachmentStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, id: string): Promise<Attachment | undefined> {
    return (await this.select(sql`frame_id = ${frameId} AND id = ${id}`))[0];
  }

  async lock(frameId: string, id: string): Promise<Attachment | undefined> {
    return (await this.select(sql`frame_id = ${frameId} AND id = ${id}`, trustedSql('FOR UPDATE')))[0];
  }

  ofStep(frameId: string, stepId: string): Promise<readonly Attachment[]> {
    return this.select(
      sql`frame_id = ${frameId} AND step_id = ${stepId}`,
      trustedSql('ORDER BY position, created_at, id'),
    );
  }

  async countForLimit(frameId: string, stepId: string): Promise<number> {
    await lockUntilCommit(this.db, `attachment-limit:${frameId}/${stepId}`);
    const { rows } = await this.db.query<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM step_attachments
      WHERE frame_id = ${frameId} AND step_id = ${stepId} AND deleted_at IS NULL`);
    return rows[0]?.total ?? 0;
  }

  async insert(frameId: string, a: Attachment): Promise<void> {
    const file = 'file' in a.source ? a.source.file : undefined;
    const url = 'url' in a.source ? a.source.url : null;
    await this.db.query(sql`
      INSERT INTO step_attachments (frame_id, id, step_id, name, type, url, file_key, file_name, file_size, file_mime_type,
        file_hash, duration, watch, position, created_at, updated_at)
      VALUES (${frameId}, ${a.id}, ${a.stepId}, ${a.name}, ${a.type}, ${url}, ${file?.key}, ${file?.name}, ${file?.size},
        ${file?.mimeType}, ${file?.hash}, ${a.duration}, ${a.watch},
        (SELECT coalesce(max(position), -1) + 1 FROM step_attachments WHERE frame_id = ${frameId} AND step_id = ${a.stepId}),
        ${a.createdAt}, ${a.updatedAt})`);
  }

  async setOrder(frameId: string, ids: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE step_attachments a SET position = n.place
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS n (id, place)
      WHERE a.frame_id = ${frameId} AND a.id = n.id AND a.position <> n.place`);
  }

  async update(frameId: string, { id, name, duration, watch, updatedAt, deletedAt }: Attachment): Promise<void> {
    await this.db.query(sql`
      UPDATE step_attachments SET name = ${name}, duration = ${duration}, watch = ${watch}, updated_at = ${updatedAt},
        deleted_at = ${deletedAt}
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  private async select(where: Sql, tail: Sql = trustedSql('')): Promise<readonly Attachment[]> {
    const { rows } = await this.db.query<AttachmentRow>(
      sql`SELECT ${COLUMNS} FROM step_attachments WHERE ${where} AND deleted_at IS NULL ${tail}`,
    );
    return rows.map(toAttachment);
  }
}

function toAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    stepId: row.step_id,
    name: row.name,
    type: row.type,
    source: sourceOf(row),
    duration: row.duration,
    watch: row.watch,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

function sourceOf(row: AttachmentRow): Attachment['source'] {
  if (row.file_key === null) return { url: row.url ?? '' };
  const { file_key: key, file_name: name, file_size: size, file_mime_type: mimeType, file_hash: hash } = row;
  return { file: { key, name, size, mimeType, hash } };
}
