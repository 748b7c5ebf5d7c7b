import {
  type Actor,
  type DataOf,
  type Effect,
  type Event,
  type FieldChange,
  type historyLineRecorded,
  MAX_EFFECTS,
  type RecordRef,
} from '@trackway/contracts';
import { isUuid } from '@trackway/runtime';
import type { Queryable } from '../queries/queryable';
import { rowsSql } from '../queries/rows-sql';
import { insertSql, type Sql, sql, trustedSql } from '../queries/sql';

export type HistoryEvent = Event<DataOf<typeof historyLineRecorded>>;

/** A recorded history entry. */
export interface EffectRow {
  readonly id: string;
  readonly project_id: string;
  readonly action: string;
  readonly actor: Actor;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  /** The service that recorded it. */
  readonly source: string;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly request_id: string | null;
  readonly happened_at: Date;
}

const COLUMNS = {
  id: 'uuid',
  project_id: 'uuid',
  action: 'text',
  actor: 'jsonb',
  changes: 'jsonb',
  details: 'jsonb',
  source: 'text',
  correlation_id: 'text',
  causation_id: 'text',
  request_id: 'text',
  happened_at: 'timestamptz',
} as const;

/** A table of recorded changes with their causes. It has the named columns, with their types, and `frame_id`. */
export class PgEffectTable<Row extends object> {
  protected readonly table: Sql;
  protected readonly names: Sql;

  constructor(
    protected readonly db: Queryable,
    table: string,
    private readonly columns: Readonly<Record<keyof Row & string, string>>,
  ) {
    this.table = trustedSql(table);
    this.names = trustedSql(Object.keys(columns).join(', '));
  }

  async add(frameId: string, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const columns = Object.entries<string>(this.columns).map(([name, type]) => ({
      type,
      values: rows.map((row) => row[name as keyof Row]),
    }));
    await this.db.query(insertSql(rows.length)`
      INSERT INTO ${this.table} (frame_id, ${this.names})
      SELECT ${frameId}, n.* FROM ${rowsSql(columns)} AS n (${this.names}) ON CONFLICT (frame_id, id) DO NOTHING`);
  }

  /**
   * Changes that one of the ids caused, oldest first. Each id is a correlation, causation, request or own id.
   * `condition` is a further condition.
   */
  async causedBy(frameId: string, ids: readonly string[], condition = sql`true`): Promise<readonly Row[]> {
    const { rows } = await this.db.query<Row>(sql`
      SELECT ${this.names} FROM ${this.table}
      WHERE frame_id = ${frameId} AND ${condition} AND (correlation_id = ANY(${ids}::text[]) OR causation_id = ANY(${ids}::text[])
        OR request_id = ANY(${ids}::text[]) OR id = ANY(${ids.filter(isUuid)}::uuid[]))
      ORDER BY happened_at, id LIMIT ${MAX_EFFECTS + 1}`);
    return rows;
  }
}

/** History entries in a table of their service. */
export class PgEffects extends PgEffectTable<EffectRow> {
  constructor(db: Queryable, table: string) {
    super(db, table, COLUMNS);
  }

  /** As `causedBy`, only of some projects. */
  ofProjects(frameId: string, ids: readonly string[], projectIds: readonly string[]): Promise<readonly EffectRow[]> {
    return this.causedBy(frameId, ids, sql`project_id = ANY(${projectIds.filter(isUuid)}::uuid[])`);
  }
}

/** A history entry as it is stored. */
export function toEffectRow({ id, source, time, correlationid, causationid, data }: HistoryEvent): EffectRow {
  return {
    id,
    source,
    project_id: data.project_id,
    action: data.action,
    actor: data.actor,
    changes: data.changes,
    details: data.details,
    correlation_id: correlationid,
    causation_id: causationid ?? null,
    request_id: data.request_id,
    happened_at: new Date(time),
  };
}

/** A stored entry as an effect, without a record or with the record and the changes that can be undone. */
export function effectOfRow(
  row: Omit<EffectRow, 'project_id' | 'details' | 'source'> & { readonly project_id: string | null },
  record: RecordRef | null,
  { changes, eventIds = [] }: { readonly changes: readonly FieldChange[]; readonly eventIds?: readonly string[] },
): Effect {
  return {
    id: row.id,
    record,
    projectId: row.project_id,
    action: row.action,
    actor: row.actor,
    cause: { correlationId: row.correlation_id, causationId: row.causation_id, requestId: row.request_id },
    changes: record ? changes : [],
    eventIds,
    happenedAt: row.happened_at,
  };
}
