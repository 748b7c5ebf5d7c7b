import { preparedSql, type Queryable } from '@trackway/postgres';
import type { RuleAlarms } from './rule-alarms';

interface DueRow {
  frame_id: string;
  rule_id: string;
  run_id: string | null;
  due_at: Date;
}

export class PgRuleAlarms implements RuleAlarms {
  constructor(private readonly db: Queryable) {}

  /** One query for both, because it is repeated every second. */
  async due(now: Date, limit: number): ReturnType<RuleAlarms['due']> {
    const { rows } = await this.db.query<DueRow>(preparedSql`
      (SELECT frame_id, rule_id, NULL::uuid AS run_id, due_at FROM rule_alarms
        WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})
      UNION ALL
      (SELECT frame_id, rule_id, run_id, due_at FROM rule_waits WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})
      ORDER BY due_at LIMIT ${limit}`);
    return rows.map(({ frame_id: frameId, rule_id: ruleId, run_id: runId, due_at: dueAt }) =>
      runId === null ? { frameId, ruleId, dueAt } : { frameId, runId },
    );
  }
}
