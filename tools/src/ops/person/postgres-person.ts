import { Client, escapeIdentifier } from 'pg';

export interface Found {
  readonly place: string;
  readonly count: number;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Text columns of tenant tables. Columns that are generated from them change automatically. */
const WORDS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    AND format_type(a.atttypid, NULL) IN ('text', 'jsonb', 'text[]')
    AND EXISTS (SELECT FROM pg_attribute f WHERE f.attrelid = c.oid AND f.attname = 'frame_id')
  ORDER BY 1, 2`;

/** Counts the matching rows of a frame by column. With `erase`, replaces the matches in all of them in one transaction. */
export async function personInPostgres(
  url: string,
  person: { frameId: string; pattern: string; erase: boolean },
): Promise<readonly Found[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Triggers and rules must not prevent the erasure.
    await client.query('SET LOCAL session_replication_role = replica');
    const found: Found[] = [];
    for (const column of (await client.query<Column>(WORDS)).rows) {
      const { rowCount, rows } = await client.query<{ id: string }>(statementOn(column, person.erase), [
        person.frameId,
        person.pattern,
      ]);
      if (person.erase && column.table === 'audit_lines') await markRedacted(client, person.frameId, rows);
      if (rowCount) found.push({ place: `${column.table}.${column.name}`, count: rowCount });
    }
    await client.query('COMMIT');
    return found;
  } finally {
    await client.end();
  }
}

/** The hashes of these entries do not match their contents any more. */
async function markRedacted(client: Client, frameId: string, rows: readonly { readonly id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await client.query(
    'INSERT INTO audit_redactions (frame_id, id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [frameId, ids],
  );
}

function statementOn({ table, name, type }: Column, erase: boolean): string {
  const [rows, column] = [escapeIdentifier(table), escapeIdentifier(name)];
  const where = `frame_id = $1 AND ${column}::text ~* $2`;
  const returned = table === 'audit_lines' ? ' RETURNING id' : '';
  if (!erase) return `SELECT 1 FROM ${rows} WHERE ${where}`;
  return `UPDATE ${rows} SET ${column} = regexp_replace(${column}::text, $2, 'erased', 'gi')::${type} WHERE ${where}${returned}`;
}
