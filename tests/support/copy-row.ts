import { inDatabase } from './in-database';

interface CopyOptions {
  readonly table: 'projects' | 'history_lines';
  /** Column and value that select the row. */
  readonly where: readonly [string, string];
  readonly times: number;
  /** SQL expressions by column for what differs: `r` is the row, `n` the number of the copy. Each copy gets a new id. */
  readonly values: Readonly<Record<string, string>>;
}

/** Copies a row in the database of projects, because so many requests would take minutes. */
export async function copyRow({ table, where: [column, value], times, values }: CopyOptions): Promise<void> {
  await inDatabase('projects', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`,
      [table],
    );
    const expressions: Readonly<Record<string, string>> = { id: 'gen_random_uuid()', ...values };
    const names = rows.map(({ name }) => name);
    const selected = names.map((name) => expressions[name] ?? `r.${name}`);
    await client.query(
      `INSERT INTO ${table} (${names.join()})
       SELECT ${selected.join()} FROM ${table} r, generate_series(1, $2) n WHERE r.${column} = $1`,
      [value, times],
    );
  });
}
