import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { CHANGES_TABLE } from '../../backup/postgres-tables';
import { changeTable, readableByOwner } from './change-table';
import { namesOf, type TenantTable } from './postgres-digests';

const TRIGGER = 'cell_move_record';

/** Triggers that list the keys of rows of a tenant that were written in the source, while it is in use. */
export class ChangeLog {
  constructor(
    private readonly client: Client,
    private readonly tables: readonly TenantTable[],
  ) {}

  /** Lists the changes of later transactions. Idempotent. */
  async start(): Promise<void> {
    await this.client.query(`
      CREATE TABLE IF NOT EXISTS ${CHANGES_TABLE} (
        transaction xid8 NOT NULL DEFAULT pg_current_xact_id(), relation text NOT NULL, key jsonb NOT NULL,
        PRIMARY KEY (transaction, relation, key)
      );
      ${readableByOwner(CHANGES_TABLE)}`);
    for (const table of this.tables) await changeTable(this.client, recordingOf(table));
  }

  /** Idempotent. */
  async remove(): Promise<void> {
    for (const { name } of this.tables) {
      await changeTable(this.client, `DROP FUNCTION IF EXISTS ${functionOf(name)} CASCADE`);
    }
    await this.client.query(`DROP TABLE IF EXISTS ${CHANGES_TABLE}`);
  }
}

/**
 * The keys of changed rows by table, as JSON arrays of objects with the columns of keys.
 * @param since the oldest transaction that the snapshot of an earlier copy may have missed
 */
export async function changesSince(client: Client, since: bigint): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ relation: string; keys: string }>(
    `SELECT relation, jsonb_agg(DISTINCT key)::text AS keys FROM ${CHANGES_TABLE}
     WHERE transaction >= $1::text::xid8 GROUP BY relation`,
    [since],
  );
  return new Map(rows.map(({ relation, keys }) => [relation, keys]));
}

/** Deletes the changes of older transactions. */
export async function purgeChanges(client: Client, until: bigint): Promise<void> {
  await client.query(`DELETE FROM ${CHANGES_TABLE} WHERE transaction < $1::text::xid8`, [until]);
}

/** A changed key is two changes: the row with the old key has been deleted. */
function recordingOf({ name, key, where }: TenantTable): string {
  const table = escapeIdentifier(name);
  const columns = key.map((column) => `${escapeLiteral(column)}, changed.${escapeIdentifier(column)}`).join(', ');
  const create = (what: string, event: string, row: 'NEW' | 'OLD') => `
    CREATE OR REPLACE TRIGGER ${TRIGGER}_${what} AFTER ${event} ON ${table} FOR EACH ROW
    WHEN (${row}.${where}) EXECUTE FUNCTION ${functionOf(name)}('${row}')`;
  return `
    CREATE OR REPLACE FUNCTION ${functionOf(name)}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE changed ${table};
    BEGIN
      IF TG_ARGV[0] = 'NEW' THEN changed := NEW; ELSE changed := OLD; END IF;
      INSERT INTO ${CHANGES_TABLE} (relation, key) VALUES (TG_TABLE_NAME, jsonb_build_object(${columns}))
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END
    $$;
    ${create('write', 'INSERT OR UPDATE', 'NEW')};
    ${create('delete', `DELETE OR UPDATE OF ${namesOf(key)}`, 'OLD')}`;
}

function functionOf(table: string): string {
  return escapeIdentifier(`${TRIGGER}_${table}`);
}
