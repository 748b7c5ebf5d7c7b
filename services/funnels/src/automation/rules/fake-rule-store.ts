import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { TriggerType } from '../definition/trigger';
import { NEVER_RAN, type Rule, type RuleCounts } from './rule';
import type { RuleFilter, RuleStore } from './rule-store';

interface Keyed {
  readonly ruleId: string;
}

export class FakeRuleStore implements RuleStore {
  readonly rows = new FakeTable<Rule>(({ id }) => id);
  readonly alarms = new FakeTable<Keyed & { readonly dueAt: Date }>(({ ruleId }) => ruleId);
  readonly countRows = new FakeTable<Keyed & RuleCounts>(({ ruleId }) => ruleId);
  readonly states = [this.rows, this.alarms, this.countRows];

  async find(frameId: string, id: string): Promise<Rule | undefined> {
    return this.rows.find(frameId, id);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Rule[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  lock(frameId: string, id: string): Promise<Rule | undefined> {
    return this.find(frameId, id);
  }

  async insert(frameId: string, rule: Rule): Promise<void> {
    this.rows.put(frameId, rule);
  }

  async countForLimit(frameId: string): Promise<number> {
    return this.rows.of(frameId).filter(({ deletedAt }) => deletedAt === null).length;
  }

  async update(frameId: string, rule: Rule): Promise<void> {
    this.rows.put(frameId, rule);
  }

  async findSubscribed(frameId: string, types: readonly TriggerType[]): Promise<readonly Rule[]> {
    return this.rows
      .of(frameId)
      .filter(({ active, deletedAt, trigger }) => active && !deletedAt && types.includes(trigger.type))
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id > other.id ? 1 : -1));
  }

  async page(frameId: string, filter: RuleFilter, page: Page) {
    const { kind, stepId, ids, names, active, triggerTypes, trashed } = filter;
    const found = this.rows
      .of(frameId)
      .filter((rule) => rule.kind === kind && (!stepId || rule.stepId === stepId))
      .filter(({ id, name }) => (ids?.includes(id) ?? true) && (names?.includes(name) ?? true))
      .filter((rule) => active === undefined || rule.active === active)
      .filter(({ trigger }) => triggerTypes?.includes(trigger.type) ?? true)
      .filter(({ deletedAt }) => trashed === 'with' || (trashed === 'only') === (deletedAt !== null))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items, total } = fakePage(found, page);
    return { rules: items.map((rule) => ({ rule, counts: this.countsOf(frameId, rule.id) })), total };
  }

  async counts(frameId: string, id: string): Promise<RuleCounts> {
    return this.countsOf(frameId, id);
  }

  async addToCounts(frameId: string, id: string, { failed, at }: { failed: boolean; at: Date }): Promise<void> {
    const { runsCount, failuresCount, lastRunAt } = this.countsOf(frameId, id);
    this.countRows.put(frameId, {
      ruleId: id,
      runsCount: runsCount + 1,
      failuresCount: failuresCount + (failed ? 1 : 0),
      lastRunAt: lastRunAt && lastRunAt > at ? lastRunAt : at,
    });
  }

  async claimAlarm(frameId: string, id: string, dueAt: Date): Promise<boolean> {
    return this.alarms.find(frameId, id)?.dueAt.getTime() === dueAt.getTime();
  }

  async setAlarm(frameId: string, id: string, dueAt: Date | undefined): Promise<void> {
    if (dueAt) this.alarms.put(frameId, { ruleId: id, dueAt });
    else this.alarms.remove(frameId, id);
  }

  private countsOf(frameId: string, id: string): RuleCounts {
    const { runsCount, failuresCount, lastRunAt } = this.countRows.find(frameId, id) ?? NEVER_RAN;
    return { runsCount, failuresCount, lastRunAt };
  }
}
