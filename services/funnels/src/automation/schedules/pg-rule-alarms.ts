import { type Queryable, sql } from '@trackway/postgres';
import type { RuleAlarm, RuleAlarms } from './rule-alarms';

export class PgRuleAlarms implements RuleAlarms {
  constructor(private readonly db: Queryable) {}

  async due(now: Date, limit: number): Promise<readonly RuleAlarm[]> {
    const { rows } = await this.db.query<{ frame_id: string; rule_id: string; due_at: Date }>(sql`
      SELECT frame_id, rule_id, due_at FROM rule_alarms WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`);
    return rows.map(({ frame_id, rule_id, due_at }) => ({ frameId: frame_id, ruleId: rule_id, dueAt: due_at }));
  }
}
