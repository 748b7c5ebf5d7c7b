import { conflict } from '@trackway/errors';
import { isUniqueViolation, preparedSql, type Queryable, sql } from '@trackway/postgres';
import type { Frame } from './frame';
import type { FrameStore } from './frame-store';

interface FrameRow {
  id: string;
  name: string;
  subdomain: string;
  locale: string;
  model_forms: Record<string, number> | null;
}

export class PgFrameStore implements FrameStore {
  constructor(private readonly db: Queryable) {}

  async find(id: string): Promise<Frame | undefined> {
    const { rows } = await this.db.query<FrameRow>(
      preparedSql`SELECT id, name, subdomain, locale, model_forms FROM frames WHERE id = ${id}`,
    );
    return rows[0] && toFrame(rows[0]);
  }

  async lock(id: string): Promise<Frame | undefined> {
    await this.db.query(sql`SELECT 1 FROM frames WHERE id = ${id} FOR NO KEY UPDATE`);
    return this.find(id);
  }

  async insertIfMissing(frame: Frame, at: Date): Promise<void> {
    // Without a conflict target, because concurrent inserts may conflict on the subdomain before the id.
    await this.db.query(sql`
      INSERT INTO frames (id, name, subdomain, locale, model_forms, created_at, updated_at)
      VALUES (${frame.id}, ${frame.name}, ${frame.subdomain}, ${frame.locale}, ${frame.modelForms}, ${at}, ${at})
      ON CONFLICT DO NOTHING`);
  }

  async update(frame: Frame, at: Date): Promise<void> {
    try {
      await this.db.query(sql`
        UPDATE frames SET name = ${frame.name}, subdomain = ${frame.subdomain}, locale = ${frame.locale},
          model_forms = ${frame.modelForms}, updated_at = ${at}
        WHERE id = ${frame.id}`);
    } catch (error) {
      if (!isUniqueViolation(error, 'frames_subdomain_key')) throw error;
      throw conflict('This subdomain is taken.', { subdomain: ['This subdomain is taken.'] });
    }
  }
}

function toFrame({ model_forms, ...row }: FrameRow): Frame {
  return { ...row, modelForms: model_forms };
}
