import { setTimeout as wait } from 'node:timers/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { StartFailure } from '../../process/start-failure';
import { MOVE_TABLE } from '../backup/postgres-tables';
import { changeTable, readableByOwner } from '../frame/copy/change-table';

/** Services respond 503 to this SQLSTATE, and consumers deliver the event again. */
const REJECTED = '57P03';
const TRIGGER = 'cell_move_reject';
const POLL_MS = 20;
/** Longer transactions must end before a tenant can be moved. */
const MAX_WAIT_MS = 10_000;

/**
 * Rejects the writes of a tenant in one database of the source, also those of consumers and other background work, while
 * its last changes are copied. The triggers are created before, and only their switch is changed during the pause.
 */
export class Freeze {
  constructor(
    private readonly client: Client,
    private readonly frameId: string,
    private readonly tables: readonly string[],
  ) {}

  /** Creates the triggers, which do nothing yet, and records the target of the move. Idempotent. */
  async install(target: string): Promise<void> {
    await this.client.query(`
      CREATE TABLE IF NOT EXISTS ${MOVE_TABLE} (frame uuid NOT NULL, target text NOT NULL, is_frozen boolean NOT NULL);
      ${readableByOwner(MOVE_TABLE)};
      DELETE FROM ${MOVE_TABLE};
      INSERT INTO ${MOVE_TABLE} VALUES (${escapeLiteral(this.frameId)}, ${escapeLiteral(target)}, false);
      CREATE OR REPLACE FUNCTION ${TRIGGER}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        IF (SELECT is_frozen FROM ${MOVE_TABLE}) THEN
          RAISE EXCEPTION 'The tenant is moved to another cell.' USING ERRCODE = '${REJECTED}';
        END IF;
        RETURN COALESCE(NEW, OLD);
      END
      $$`);
    for (const name of this.tables) {
      const create = (what: string, event: string, row: string) => `
        CREATE OR REPLACE TRIGGER ${TRIGGER}_${what} BEFORE ${event} ON ${escapeIdentifier(name)} FOR EACH ROW
        WHEN (${row}.frame_id = ${escapeLiteral(this.frameId)}) EXECUTE FUNCTION ${TRIGGER}()`;
      await changeTable(
        this.client,
        `${create('write', 'INSERT OR UPDATE', 'NEW')}; ${create('delete', 'DELETE', 'OLD')}`,
      );
    }
  }

  /** Whether a move of the tenant to this cell has begun here and has not been finished. */
  async isInstalled(target: string): Promise<boolean> {
    if (!(await this.hasTable())) return false;
    const { rowCount } = await this.client.query(`SELECT FROM ${MOVE_TABLE} WHERE frame = $1 AND target = $2`, [
      this.frameId,
      target,
    ]);
    return rowCount === 1;
  }

  /** Rejects writes from now on, and waits for the transactions that may not have noticed. */
  async start(): Promise<void> {
    await this.client.query(`UPDATE ${MOVE_TABLE} SET is_frozen = true`);
    const { rows } = await this.client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
    const from = rows[0]?.id;
    for (const end = Date.now() + MAX_WAIT_MS; ; await wait(POLL_MS)) {
      const { rows: states } = await this.client.query<{ ended: boolean }>(
        'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 AS ended',
        [from],
      );
      if (states[0]?.ended) return;
      if (Date.now() > end)
        throw new StartFailure('A transaction of the source runs for more than 10 s. Move the tenant later.');
    }
  }

  /** Permits writes again, then removes the triggers. Idempotent. */
  async remove(): Promise<void> {
    if (await this.hasTable()) await this.client.query(`UPDATE ${MOVE_TABLE} SET is_frozen = false`);
    for (const name of this.tables) {
      const drop = (what: string) => `DROP TRIGGER IF EXISTS ${TRIGGER}_${what} ON ${escapeIdentifier(name)}`;
      await changeTable(this.client, `${drop('write')}; ${drop('delete')}`);
    }
    await this.client.query(`DROP FUNCTION IF EXISTS ${TRIGGER}; DROP TABLE IF EXISTS ${MOVE_TABLE}`);
  }

  private async hasTable(): Promise<boolean> {
    const { rows } = await this.client.query<{ exists: boolean }>(
      `SELECT to_regclass('${MOVE_TABLE}') IS NOT NULL AS exists`,
    );
    return rows[0]?.exists === true;
  }
}
