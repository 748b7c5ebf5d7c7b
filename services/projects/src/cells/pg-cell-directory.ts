import { type Database, PgOutbox, type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { Cell, Placement } from './cell';
import { cellEvent, placementEvent } from './cell-events';
import type { CellDirectory, CellStores } from './cell-store';

interface CellRow extends Omit<Cell, 'version'> {
  /** A bigint, which the driver returns as text. */
  readonly version: string;
}

interface PlacementRow extends Omit<Placement, 'version'> {
  readonly version: string;
}

const NEXT_VERSION = trustedSql("nextval('cell_directory_version')");
const CELL = trustedSql('name, url, weight, state, version');
const PLACEMENT = trustedSql('frame AS "frameId", cell, state, version');
/** Shorter than the retention of the topic. */
const REPUBLISH_DAYS = 90;
const BATCH = 500;

export class PgCellDirectory implements CellDirectory {
  constructor(
    private readonly database: Database,
    private readonly wakeRelay: () => void,
  ) {}

  change<T>(work: (stores: CellStores) => Promise<T>): Promise<T> {
    return this.database.inTransaction((transaction) =>
      work({ ...storesOf(transaction), outbox: new PgOutbox(transaction, this.wakeRelay) }),
    );
  }
}

function storesOf(db: Queryable): Omit<CellStores, 'outbox'> {
  return {
    cells: async () => (await db.query<CellRow>(sql`SELECT ${CELL} FROM cells ORDER BY name`)).rows.map(toCell),
    put: async ({ name, url, weight, state }) => {
      const { rows } = await db.query<CellRow>(sql`
        INSERT INTO cells (name, url, weight, state, version, published_at)
        VALUES (${name}, ${url}, ${weight}, ${state}, ${NEXT_VERSION}, now())
        ON CONFLICT (name) DO UPDATE SET url = ${url}, weight = ${weight}, state = ${state}, version = ${NEXT_VERSION},
          published_at = now()
        RETURNING ${CELL}`);
      return toCell(only(rows));
    },
    remove: async (name) => {
      const { rows } = await db.query<CellRow>(sql`
        DELETE FROM cells WHERE name = ${name} RETURNING name, url, weight, state, ${NEXT_VERSION} AS version`);
      return rows[0] && toCell(rows[0]);
    },
    placement: async (frameId) => {
      const { rows } = await db.query<PlacementRow>(
        sql`SELECT ${PLACEMENT} FROM cell_placements WHERE frame = ${frameId}`,
      );
      return rows[0] && toPlacement(rows[0]);
    },
    counts: async () => {
      const { rows } = await db.query<{ cell: string; count: number }>(
        sql`SELECT cell, count(*)::integer AS count FROM cell_placements GROUP BY cell`,
      );
      return new Map(rows.map(({ cell, count }) => [cell, count]));
    },
    insertPlacement: async ({ frameId, cell, state }) => {
      const { rows } = await db.query<PlacementRow>(sql`
        INSERT INTO cell_placements (frame, cell, state, version, published_at)
        VALUES (${frameId}, ${cell}, ${state}, ${NEXT_VERSION}, now()) ON CONFLICT DO NOTHING RETURNING ${PLACEMENT}`);
      return rows[0] && toPlacement(rows[0]);
    },
    setPlacement: async ({ frameId, cell, state }) => {
      const { rows } = await db.query<PlacementRow>(sql`
        INSERT INTO cell_placements (frame, cell, state, version, published_at)
        VALUES (${frameId}, ${cell}, ${state}, ${NEXT_VERSION}, now())
        ON CONFLICT (frame) DO UPDATE SET cell = ${cell}, state = ${state}, version = ${NEXT_VERSION}, published_at = now()
        RETURNING ${PLACEMENT}`);
      return toPlacement(only(rows));
    },
  };
}

/** Publishes the directory again before the topic drops it. Returns true if there may be more. */
export function makeRepublishCells(database: Database, wakeRelay: () => void): () => Promise<boolean> {
  return () =>
    database.inTransaction(async (transaction) => {
      const cells = await transaction.query<CellRow>(sql`
        UPDATE cells SET published_at = now()
        WHERE published_at < now() - make_interval(days => ${REPUBLISH_DAYS}) RETURNING ${CELL}`);
      const placements = await transaction.query<PlacementRow>(sql`
        UPDATE cell_placements SET published_at = now() WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM cell_placements WHERE published_at < now() - make_interval(days => ${REPUBLISH_DAYS})
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
        RETURNING ${PLACEMENT}`);
      const events = [
        ...cells.rows.map((row) => cellEvent(toCell(row))),
        ...placements.rows.map((row) => placementEvent(toPlacement(row))),
      ];
      await new PgOutbox(transaction, wakeRelay).add(...events);
      return placements.rows.length === BATCH;
    });
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The statement returned no row.');
  return row;
}

function toCell(row: CellRow): Cell {
  return { ...row, version: Number(row.version) };
}

function toPlacement(row: PlacementRow): Placement {
  return { ...row, version: Number(row.version) };
}
