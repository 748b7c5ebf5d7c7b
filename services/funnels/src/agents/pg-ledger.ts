import { type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { Usage } from './execution';
import { toUsage, USAGE_COLUMNS, type UsageRow } from './execution-row';
import type { Ledger, PlannedCall, SettledCall } from './execution-store';

export class PgLedger implements Ledger {
  constructor(private readonly db: Queryable) {}

  async open(frameId: string, executionId: string): Promise<PlannedCall | undefined> {
    const { rows } = await this.db.query<{
      id: string;
      agent_id: string;
      provider: string;
      model: string;
      called_at: Date;
    }>(sql`
      SELECT id, agent_id, provider, model, called_at FROM model_calls
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
    };
  }

  async plan(frameId: string, { id, executionId, agentId, provider, model, calledAt }: PlannedCall): Promise<void> {
    await this.db.query(sql`
      INSERT INTO model_calls (frame_id, id, execution_id, agent_id, provider, model, status, called_at)
      VALUES (${frameId}, ${id}, ${executionId}, ${agentId}, ${provider}, ${model}, 'pending', ${calledAt})`);
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

  private async usage(where: Sql): Promise<Usage> {
    const { rows } = await this.db.query<UsageRow>(sql`SELECT ${USAGE_COLUMNS} FROM model_calls c WHERE ${where}`);
    const [row] = rows;
    if (!row) throw new Error('Sums give a row, also of nothing.');
    return toUsage(row);
  }
}
