import type { Page } from '@trackway/application';
import { type Database, type Queryable, sql } from '@trackway/postgres';
import {
  hourOf,
  type UsageOfDay,
  type UsageOfHour,
  type UsagePage,
  type UsagePeriod,
  type UsageReport,
  type UsageStore,
} from './usage-store';

/** Stands for no token in the primary key. */
const NO_TOKEN = '00000000-0000-0000-0000-000000000000';

interface UsageRow {
  readonly day: string;
  readonly subject_id: string;
  readonly subject_kind: 'user' | 'service_account';
  readonly subject_name: string | null;
  readonly token_id: string;
  readonly token_name: string | null;
  readonly requests: number;
  readonly client_errors: number;
  readonly server_errors: number;
  readonly throttled: number;
}

interface SumRow {
  readonly total: number;
  readonly requests: number;
  readonly client_errors: number;
  readonly server_errors: number;
  readonly throttled: number;
}

export class PgUsageStore implements UsageStore {
  constructor(private readonly database: Database) {}

  add(frameId: string, reports: readonly UsageReport[]): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      for (const report of reports) {
        if (!(await isNew(transaction, frameId, report))) continue;
        await addCounts(transaction, frameId, report);
        await addToHour(transaction, frameId, report);
      }
    });
  }

  hours(frameId: string, from: Date): Promise<readonly UsageOfHour[]> {
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<Omit<SumRow, 'total'> & { readonly hour: Date }>(sql`
        SELECT hour, requests, client_errors, server_errors, throttled FROM usage_hours
        WHERE frame_id = ${frameId} AND hour >= ${from} ORDER BY hour`);
      return rows.map((row) => ({ hour: row.hour, ...toTotals(row) }));
    });
  }

  page(frameId: string, { from, to }: UsagePeriod, { page, perPage }: Page): Promise<UsagePage> {
    const where = sql`u.frame_id = ${frameId} AND u.day BETWEEN ${from}::date AND ${to}::date`;
    return this.database.inFrame(frameId, async (transaction) => {
      const { rows } = await transaction.query<UsageRow>(sql`
        SELECT to_char(u.day, 'YYYY-MM-DD') AS day, u.subject_id, u.subject_kind, COALESCE(p.name, s.name) AS subject_name,
          u.token_id, t.name AS token_name, u.requests, u.client_errors, u.server_errors, u.throttled
        FROM usage_days u
        LEFT JOIN users p ON p.frame_id = u.frame_id AND p.id = u.subject_id AND u.subject_kind = 'user'
        LEFT JOIN service_accounts s ON s.frame_id = u.frame_id AND s.id = u.subject_id AND u.subject_kind = 'service_account'
        LEFT JOIN access_tokens t ON t.frame_id = u.frame_id AND t.id = u.token_id
        WHERE ${where}
        ORDER BY u.day DESC, u.requests DESC, u.subject_id, u.token_id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
      const sums = await transaction.query<SumRow>(sql`
        SELECT count(*) AS total, COALESCE(sum(requests), 0)::bigint AS requests,
          COALESCE(sum(client_errors), 0)::bigint AS client_errors, COALESCE(sum(server_errors), 0)::bigint AS server_errors,
          COALESCE(sum(throttled), 0)::bigint AS throttled
        FROM usage_days u WHERE ${where}`);
      const sum = sums.rows[0];
      return { usage: rows.map(toUsage), total: sum?.total ?? 0, sum: toTotals(sum) };
    });
  }
}

/** Raises the last sequence of the process, which locks it until the counts are stored. */
async function isNew(db: Queryable, frameId: string, { source_id, sequence }: UsageReport): Promise<boolean> {
  const { count } = await db.query(sql`
    INSERT INTO usage_sources AS known (frame_id, source_id, sequence, reported_at)
    VALUES (${frameId}, ${source_id}, ${sequence}, now())
    ON CONFLICT ON CONSTRAINT usage_sources_pkey DO UPDATE SET sequence = excluded.sequence, reported_at = now()
    WHERE known.sequence < excluded.sequence`);
  return count > 0;
}

async function addCounts(db: Queryable, frameId: string, { day, counts }: UsageReport): Promise<void> {
  const rows = counts.map(({ token_id, ...rest }) => ({ ...rest, token_id: token_id ?? NO_TOKEN }));
  // In the order of the key, which prevents deadlocks with reports of other processes.
  await db.query(sql`
    INSERT INTO usage_days AS known (frame_id, day, subject_id, subject_kind, token_id, requests, client_errors, server_errors, throttled)
    SELECT ${frameId}, ${day}::date, n.subject_id, n.subject_kind, n.token_id, n.requests, n.client_errors, n.server_errors, n.throttled
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (subject_id uuid, subject_kind text, token_id uuid, requests bigint,
      client_errors bigint, server_errors bigint, throttled bigint)
    ORDER BY n.subject_id, n.token_id
    ON CONFLICT ON CONSTRAINT usage_days_pkey DO UPDATE SET requests = known.requests + excluded.requests,
      client_errors = known.client_errors + excluded.client_errors, server_errors = known.server_errors + excluded.server_errors,
      throttled = known.throttled + excluded.throttled`);
}

async function addToHour(db: Queryable, frameId: string, report: UsageReport): Promise<void> {
  const hour = hourOf(report);
  if (!hour) return;
  const sum = (name: 'requests' | 'client_errors' | 'server_errors' | 'throttled') =>
    report.counts.reduce((total, counts) => total + counts[name], 0);
  await db.query(sql`
    INSERT INTO usage_hours AS known (frame_id, hour, requests, client_errors, server_errors, throttled)
    VALUES (${frameId}, ${hour}, ${sum('requests')}, ${sum('client_errors')}, ${sum('server_errors')}, ${sum('throttled')})
    ON CONFLICT ON CONSTRAINT usage_hours_pkey DO UPDATE SET requests = known.requests + excluded.requests,
      client_errors = known.client_errors + excluded.client_errors, server_errors = known.server_errors + excluded.server_errors,
      throttled = known.throttled + excluded.throttled`);
}

function toUsage(row: UsageRow): UsageOfDay {
  const token = row.token_id === NO_TOKEN ? null : { id: row.token_id, name: row.token_name };
  const subject = { id: row.subject_id, kind: row.subject_kind, name: row.subject_name };
  return { day: row.day, subject, token, ...toTotals(row) };
}

function toTotals(row: Omit<SumRow, 'total'> | undefined) {
  const { requests = 0, client_errors = 0, server_errors = 0, throttled = 0 } = row ?? {};
  return { requests, clientErrors: client_errors, serverErrors: server_errors, throttled };
}
