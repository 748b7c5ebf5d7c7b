import { lockUntilCommit, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Reservation } from './budget';
import type { Usage } from './execution';
import { toUsage, USAGE_COLUMNS, type UsageRow } from './execution-row';
import type { ModelCallLedger, PlannedCall, SettledCall } from './execution-store';

export class PgModelCallLedger implements ModelCallLedger {
  constructor(private readonly db: Queryable) {}

  async open(frameId: string, executionId: string): Promise<PlannedCall | undefined> {
    const { rows } = await this.db.query<{
      id: string;
      agent_id: string;
      provider: string;
      model: string;
      called_at: Date;
      max_output_tokens: number | null;
    }>(sql`
      SELECT id, agent_id, provider, model, called_at, max_output_tokens FROM model_calls
      WHERE frame_id = ${frameId} AND execution_id = ${executionId} AND status = 'pending'`);
    const [row] = rows;
    if (!row) return undefined;
    return {
      id: row.id,
      executionId,
      agentId: row.agent_id,
      provider: row.provider,
      model: row.model,
      calledAt: row.called_at,
      maxOutputTokens: row.max_output_tokens ?? undefined,
    };
  }

  async lockBudgets(frameId: string): Promise<void> {
    await lockUntilCommit(this.db, `agent-budgets:${frameId}`);
  }

  async plan(frameId: string, call: PlannedCall, { tokens, cost }: Reservation): Promise<void> {
    const { id, executionId, agentId, provider, model, calledAt, maxOutputTokens = null } = call;
    await this.db.query(sql`
      INSERT INTO model_calls (frame_id, id, execution_id, agent_id, provider, model, status, called_at, reserved_tokens, reserved_cost,
        max_output_tokens)
      VALUES (${frameId}, ${id}, ${executionId}, ${agentId}, ${provider}, ${model}, 'pending', ${calledAt}, ${tokens}, ${cost},
        ${maxOutputTokens})`);
  }

  async settle(frameId: string, id: string, { status, inputTokens, outputTokens, price, error, at }: SettledCall) {
    const cost = price
      ? sql`(${inputTokens}::numeric * ${price.input}::numeric + ${outputTokens}::numeric * ${price.output}::numeric) / 1000000`
      : trustedSql('NULL');
    await this.db.query(sql`
      UPDATE model_calls SET status = ${status}, input_tokens = ${inputTokens}, output_tokens = ${outputTokens}, cost = ${cost},
        currency = ${price?.currency ?? null}, error = ${error ?? null}, settled_at = ${at}
      WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  usageOf(frameId: string, executionId: string): Promise<Usage> {
    return this.usage(sql`c.frame_id = ${frameId} AND c.execution_id = ${executionId}`);
  }

  usageSince(frameId: string, since: Date, agentId?: string): Promise<Usage> {
    const ofAgent = agentId ? sql`c.agent_id = ${agentId}` : trustedSql('true');
    return this.usage(sql`c.frame_id = ${frameId} AND c.called_at >= ${since} AND ${ofAgent}`);
  }

  async reservedSince(frameId: string, since: Date, agentId?: string): Promise<Reservation> {
    const ofAgent = agentId ? sql`agent_id = ${agentId}` : trustedSql('true');
    const { rows } = await this.db.query<Reservation>(sql`
      SELECT coalesce(sum(reserved_tokens), 0)::float8 AS tokens, coalesce(sum(reserved_cost), 0)::float8 AS cost FROM model_calls
      WHERE frame_id = ${frameId} AND status = 'pending' AND called_at >= ${since} AND ${ofAgent}`);
    return rows[0] ?? { tokens: 0, cost: 0 };
  }

  private async usage(where: Sql): Promise<Usage> {
    const { rows } = await this.db.query<UsageRow>(sql`SELECT ${USAGE_COLUMNS} FROM model_calls c WHERE ${where}`);
    const [row] = rows;
    if (!row) throw new Error('Sums give a row, also of nothing.');
    return toUsage(row);
  }
}
