import type { Page } from '@trackway/application';
import {
  joinSql,
  lockUntilCommit,
  preparedSql,
  type Queryable,
  type Sql,
  sql,
  storedJson,
  trustedSql,
} from '@trackway/postgres';
import type { TriggerType } from '../definition/trigger';
import { NEVER_RAN, type Rule, type RuleCounts } from './rule';
import { RULE_COLUMNS, type RuleRow, toRule } from './rule-row';
import type { RuleFilter, RuleStore, RuleWithCounts } from './rule-store';

interface CountsRow {
  runs_count: number | null;
  failures_count: number | null;
  last_run_at: Date | null;
}

const COLUMNS = trustedSql(RULE_COLUMNS);

export class PgRuleStore implements RuleStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, id: string): Promise<Rule | undefined> {
    const { rows } = await this.db.query<RuleRow>(
      preparedSql`SELECT ${COLUMNS} FROM rules r WHERE r.frame_id = ${frameId} AND r.id = ${id}`,
    );
    return rows[0] && toRule(rows[0]);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Rule[]> {
    const { rows } = await this.db.query<RuleRow>(
      sql`SELECT ${COLUMNS} FROM rules r WHERE r.frame_id = ${frameId} AND r.id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toRule);
  }

  async lock(frameId: string, id: string): Promise<Rule | undefined> {
    const { rows } = await this.db.query<RuleRow>(
      sql`SELECT ${COLUMNS} FROM rules r WHERE r.frame_id = ${frameId} AND r.id = ${id} FOR UPDATE`,
    );
    return rows[0] && toRule(rows[0]);
  }

  async countForLimit(frameId: string): Promise<number> {
    await lockUntilCommit(this.db, `rule-limit:${frameId}`);
    const { rows } = await this.db.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM rules WHERE frame_id = ${frameId} AND deleted_at IS NULL`,
    );
    return Number(rows[0]?.count ?? 0);
  }

  async insert(frameId: string, r: Rule): Promise<void> {
    await this.db.query(sql`
      INSERT INTO rules (frame_id, id, kind, name, description, active, step_id, funnel_id, trigger, trigger_type, conditions,
        actions, tests, owner_kind, owner_id, owner_name, version, activated_at, created_at, updated_at)
      VALUES (${frameId}, ${r.id}, ${r.kind}, ${r.name}, ${r.description}, ${r.active}, ${r.stepId}, ${r.funnelId},
        ${storedJson(r.trigger)}, ${r.trigger.type}, ${storedJson(r.conditions)}, ${storedJson(r.actions)},
        ${storedJson(r.tests)}, ${r.owner.kind}, ${r.owner.id}, ${r.owner.name}, ${r.version}, ${r.activatedAt}, ${r.createdAt}, ${r.updatedAt})`);
  }

  async update(frameId: string, r: Rule): Promise<void> {
    await this.db.query(sql`
      UPDATE rules SET name = ${r.name}, description = ${r.description}, active = ${r.active}, funnel_id = ${r.funnelId},
        trigger = ${storedJson(r.trigger)}, trigger_type = ${r.trigger.type}, conditions = ${storedJson(r.conditions)},
        actions = ${storedJson(r.actions)}, tests = ${storedJson(r.tests)}, owner_kind = ${r.owner.kind}, owner_id = ${r.owner.id},
        owner_name = ${r.owner.name}, version = ${r.version}, activated_at = ${r.activatedAt}, updated_at = ${r.updatedAt},
        deleted_at = ${r.deletedAt}
      WHERE frame_id = ${frameId} AND id = ${r.id}`);
  }

  async findSubscribed(frameId: string, types: readonly TriggerType[]): Promise<readonly Rule[]> {
    const { rows } = await this.db.query<RuleRow>(preparedSql`
      SELECT ${COLUMNS} FROM rules r
      WHERE r.frame_id = ${frameId} AND r.trigger_type = ANY(${types}::text[]) AND r.active AND r.deleted_at IS NULL
      ORDER BY r.created_at, r.id`);
    return rows.map(toRule);
  }

  async page(frameId: string, filter: RuleFilter, { page, perPage }: Page) {
    const where = joinSql(conditionsOf(frameId, filter), ' AND ');
    const { rows } = await this.db.query<RuleRow & CountsRow>(sql`
      SELECT ${COLUMNS}, c.runs_count, c.failures_count, c.last_run_at
      FROM rules r LEFT JOIN rule_counts c ON c.frame_id = r.frame_id AND c.rule_id = r.id
      WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`SELECT count(*) AS total FROM rules r WHERE ${where}`);
    const rules = rows.map((row): RuleWithCounts => ({ rule: toRule(row), counts: toCounts(row) }));
    return { rules, total: counted.rows[0]?.total ?? 0 };
  }

  async counts(frameId: string, id: string): Promise<RuleCounts> {
    const { rows } = await this.db.query<CountsRow>(sql`
      SELECT runs_count, failures_count, last_run_at FROM rule_counts WHERE frame_id = ${frameId} AND rule_id = ${id}`);
    return rows[0] ? toCounts(rows[0]) : NEVER_RAN;
  }

  async addToCounts(frameId: string, id: string, { failed, at }: { failed: boolean; at: Date }): Promise<void> {
    await this.db.query(preparedSql`
      INSERT INTO rule_counts (frame_id, rule_id, runs_count, failures_count, last_run_at)
      VALUES (${frameId}, ${id}, 1, ${failed ? 1 : 0}, ${at})
      ON CONFLICT ON CONSTRAINT rule_counts_pkey DO UPDATE SET runs_count = rule_counts.runs_count + 1,
        failures_count = rule_counts.failures_count + excluded.failures_count,
        last_run_at = greatest(rule_counts.last_run_at, excluded.last_run_at)`);
  }

  async claimAlarm(frameId: string, id: string, dueAt: Date): Promise<boolean> {
    const { count } = await this.db.query(sql`
      SELECT 1 FROM rule_alarms WHERE frame_id = ${frameId} AND rule_id = ${id} AND due_at = ${dueAt}
      FOR UPDATE SKIP LOCKED`);
    return count > 0;
  }

  async setAlarm(frameId: string, id: string, dueAt: Date | undefined): Promise<void> {
    if (!dueAt) {
      await this.db.query(sql`DELETE FROM rule_alarms WHERE frame_id = ${frameId} AND rule_id = ${id}`);
      return;
    }
    await this.db.query(sql`
      INSERT INTO rule_alarms (frame_id, rule_id, due_at) VALUES (${frameId}, ${id}, ${dueAt})
      ON CONFLICT ON CONSTRAINT rule_alarms_pkey DO UPDATE SET due_at = excluded.due_at`);
  }
}

function conditionsOf(frameId: string, { kind, stepId, ids, names, active, triggerTypes, trashed }: RuleFilter): Sql[] {
  const conditions = [sql`r.frame_id = ${frameId}`, sql`r.kind = ${kind}`];
  if (stepId) conditions.push(sql`r.step_id = ${stepId}`);
  if (ids) conditions.push(sql`r.id = ANY(${ids}::uuid[])`);
  if (names) conditions.push(sql`r.name = ANY(${names}::text[])`);
  if (active !== undefined) conditions.push(sql`r.active = ${active}`);
  if (triggerTypes) conditions.push(sql`r.trigger_type = ANY(${triggerTypes}::text[])`);
  if (trashed === 'without') conditions.push(sql`r.deleted_at IS NULL`);
  if (trashed === 'only') conditions.push(sql`r.deleted_at IS NOT NULL`);
  return conditions;
}

function toCounts({ runs_count, failures_count, last_run_at }: CountsRow): RuleCounts {
  return { runsCount: runs_count ?? 0, failuresCount: failures_count ?? 0, lastRunAt: last_run_at };
}
