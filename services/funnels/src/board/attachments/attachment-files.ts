import { type Database, sql } from '@trackway/postgres';

/** The key of a complete file at the beginning of its key or of that of an incomplete file. */
const KEY = /^attachments(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}(?=\.|$)/;

/** The storage key of the file `id` of an attachment. */
export function attachmentKey(frameId: string, id: string): string {
  return `attachments/${frameId}/${id}`;
}

/** The key that an attachment has if the file belongs to one. */
export function attachmentKeyOf(key: string): string | undefined {
  return KEY.exec(key)?.[0];
}

/** Finds which of these keys attachments have, also deleted ones. */
export function pgAttachmentKeys(database: Database) {
  return async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await database.query<{ key: string }>(sql`SELECT attachment_keys(${keys}::text[]) AS key`);
    return new Set(rows.map(({ key }) => key));
  };
}
