import type { Page } from '@trackway/application';
import { joinSql, lockUntilCommit, preparedSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Webhook } from './webhook';
import { toWebhook, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row';
import type { WebhookFilter, WebhookStore } from './webhook-store';

const COLUMNS = trustedSql(WEBHOOK_COLUMNS);

export class PgWebhookStore implements WebhookStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, id: string): Promise<Webhook | undefined> {
    const { rows } = await this.db.query<WebhookRow>(
      preparedSql`SELECT ${COLUMNS} FROM webhooks w WHERE w.frame_id = ${frameId} AND w.id = ${id}`,
    );
    return rows[0] && toWebhook(rows[0]);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Webhook[]> {
    const { rows } = await this.db.query<WebhookRow>(
      sql`SELECT ${COLUMNS} FROM webhooks w WHERE w.frame_id = ${frameId} AND w.id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toWebhook);
  }

  async lock(frameId: string, id: string): Promise<Webhook | undefined> {
    const { rows } = await this.db.query<WebhookRow>(
      sql`SELECT ${COLUMNS} FROM webhooks w WHERE w.frame_id = ${frameId} AND w.id = ${id} FOR NO KEY UPDATE`,
    );
    return rows[0] && toWebhook(rows[0]);
  }

  async insert(frameId: string, w: Webhook): Promise<void> {
    await this.db.query(sql`
      INSERT INTO webhooks (frame_id, id, name, description, url, kinds, project_ids, funnel_id, view_id, filters, ordering, headers,
        secret, active, disabled_reason, notice, disabled_at, owner_kind, owner_id, owner_name, version, created_at, updated_at)
      VALUES (${frameId}, ${w.id}, ${w.name}, ${w.description}, ${w.url}, ${w.kinds}, ${w.projectIds}, ${w.funnelId}, ${w.viewId},
        ${JSON.stringify(w.filters)}, ${w.ordering}, ${JSON.stringify(w.headers)}, ${w.secret}, ${w.disabled === null}, ${w.disabled?.reason ?? null}, ${w.disabled?.notice ?? null}, ${w.disabled?.at ?? null},
        ${w.owner.kind}, ${w.owner.id}, ${w.owner.name}, ${w.version}, ${w.createdAt}, ${w.updatedAt})`);
    await this.db.query(sql`
      INSERT INTO webhook_sweeps (frame_id, due_at) VALUES (${frameId}, ${w.createdAt}) ON CONFLICT DO NOTHING`);
  }

  async update(frameId: string, w: Webhook): Promise<void> {
    await this.db.query(sql`
      UPDATE webhooks SET name = ${w.name}, description = ${w.description}, url = ${w.url}, kinds = ${w.kinds},
        project_ids = ${w.projectIds}, funnel_id = ${w.funnelId}, view_id = ${w.viewId}, filters = ${JSON.stringify(w.filters)},
        ordering = ${w.ordering}, headers = ${JSON.stringify(w.headers)}, secret = ${w.secret},
        previous_secret = ${w.previousSecret?.value ?? null}, previous_secret_until = ${w.previousSecret?.until ?? null},
        active = ${w.disabled === null}, disabled_reason = ${w.disabled?.reason ?? null}, notice = ${w.disabled?.notice ?? null},
        disabled_at = ${w.disabled?.at ?? null}, failing_since = ${w.failingSince}, version = ${w.version},
        updated_at = ${w.updatedAt}, deleted_at = ${w.deletedAt}
      WHERE frame_id = ${frameId} AND id = ${w.id}`);
  }

  async all(frameId: string): Promise<readonly Webhook[]> {
    const { rows } = await this.db.query<WebhookRow>(preparedSql`
      SELECT ${COLUMNS} FROM webhooks w WHERE w.frame_id = ${frameId} AND w.deleted_at IS NULL ORDER BY w.created_at, w.id`);
    return rows.map(toWebhook);
  }

  async countForLimit(frameId: string): Promise<number> {
    await lockUntilCommit(this.db, `webhook-limit:${frameId}`);
    const { rows } = await this.db.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM webhooks WHERE frame_id = ${frameId} AND deleted_at IS NULL`,
    );
    return rows[0]?.count ?? 0;
  }

  async page(frameId: string, filter: WebhookFilter, { page, perPage }: Page) {
    const where = joinSql(conditionsOf(frameId, filter), ' AND ');
    const { rows } = await this.db.query<WebhookRow & { waiting: number }>(sql`
      SELECT ${COLUMNS}, (
        SELECT count(*) FROM webhook_deliveries d
        WHERE d.frame_id = w.frame_id AND d.webhook_id = w.id AND d.status = 'pending'
      ) AS waiting
      FROM webhooks w WHERE ${where} ORDER BY w.created_at DESC, w.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(
      sql`SELECT count(*) AS total FROM webhooks w WHERE ${where}`,
    );
    const found = rows.map((row) => ({ webhook: toWebhook(row), waiting: row.waiting }));
    return { found, total: counted.rows[0]?.total ?? 0 };
  }

  async countWaiting(frameId: string, id: string): Promise<number> {
    const { rows } = await this.db.query<{ waiting: number }>(sql`
      SELECT count(*) AS waiting FROM webhook_deliveries
      WHERE frame_id = ${frameId} AND webhook_id = ${id} AND status = 'pending'`);
    return rows[0]?.waiting ?? 0;
  }

  async markFailing(frameId: string, id: string, at: Date): Promise<void> {
    await this.db.query(sql`
      UPDATE webhooks SET failing_since = ${at} WHERE frame_id = ${frameId} AND id = ${id} AND failing_since IS NULL`);
  }

  async clearFailing(frameId: string, id: string): Promise<Date | undefined> {
    const { rows } = await this.db.query<{ since: Date }>(preparedSql`
      UPDATE webhooks w SET failing_since = NULL FROM webhooks old
      WHERE w.frame_id = ${frameId} AND w.id = ${id} AND w.failing_since IS NOT NULL
        AND old.frame_id = w.frame_id AND old.id = w.id
      RETURNING old.failing_since AS since`);
    return rows[0]?.since;
  }
}

function conditionsOf(frameId: string, { ids, names, active, trashed }: WebhookFilter): Sql[] {
  const conditions = [sql`w.frame_id = ${frameId}`];
  if (ids) conditions.push(sql`w.id = ANY(${ids}::uuid[])`);
  if (names) conditions.push(sql`w.name = ANY(${names}::text[])`);
  if (active !== undefined) conditions.push(sql`w.active = ${active}`);
  if (trashed === 'without') conditions.push(sql`w.deleted_at IS NULL`);
  if (trashed === 'only') conditions.push(sql`w.deleted_at IS NOT NULL`);
  return conditions;
}
