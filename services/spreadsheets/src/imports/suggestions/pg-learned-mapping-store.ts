import { type Database, sql } from '@trackway/postgres';
import { normalizeHeading } from '../columns/heading-spellings';
import type { LearnedMappingStore, LearnedScope } from './learned-mapping-store';
import type { LearnedMapping } from './suggestion';

/** Per frame and type. The oldest are removed. */
const MAX_HEADINGS = 2_000;
const MAX_HEADING_LENGTH = 255;

export class PgLearnedMappingStore implements LearnedMappingStore {
  constructor(private readonly database: Database) {}

  find(frameId: string, scope: LearnedScope): Promise<LearnedMapping> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<{ heading: string; column_key: string }>(
        sql`SELECT heading, column_key FROM learned_mappings WHERE frame_id = ${frameId} AND type = ${scope}`,
      );
      return new Map(rows.map(({ heading, column_key: key }) => [heading, key]));
    });
  }

  async record(frameId: string, scope: LearnedScope, mapping: Readonly<Record<string, string>>): Promise<void> {
    const keys = new Map(Object.entries(mapping).map(([heading, key]) => [normalizeHeading(heading), key] as const));
    // Sorted, so that concurrent imports lock the rows in the same order.
    const learned = [...keys]
      .filter(([heading]) => heading !== '' && heading.length <= MAX_HEADING_LENGTH)
      .slice(0, MAX_HEADINGS)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    if (learned.length === 0) return;
    await this.database.inFrame(frameId, async (transaction) => {
      await transaction.query(sql`
        INSERT INTO learned_mappings (frame_id, type, heading, column_key)
        SELECT ${frameId}, ${scope}, n.heading, n.column_key FROM unnest(
          ${learned.map(([heading]) => heading)}::text[], ${learned.map(([, key]) => key)}::text[]) AS n (heading, column_key)
        ON CONFLICT (frame_id, type, heading) DO UPDATE SET column_key = EXCLUDED.column_key, updated_at = now()`);
      await transaction.query(sql`
        DELETE FROM learned_mappings WHERE frame_id = ${frameId} AND type = ${scope} AND heading IN (
          SELECT heading FROM learned_mappings WHERE frame_id = ${frameId} AND type = ${scope}
          ORDER BY updated_at DESC, heading OFFSET ${MAX_HEADINGS})`);
    });
  }
}
