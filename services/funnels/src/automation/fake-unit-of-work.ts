import { FakeDatabase, FakeTable } from '@trackway/simulation';
import { FakeAgentUnitOfWork } from '../agents/fake-agent-stores';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { FakeRuleStore } from './rules/fake-rule-store';
import { FakeRuleVersionStore } from './rules/fake-rule-version-store';
import { FakeRunStore } from './runs/fake-run-store';
import type { Run } from './runs/run';
import { FakeStayStore } from './schedules/fake-stay-store';
import { FakeTriggerStore } from './triggers/fake-trigger-store';

/** All stores of the service in memory. Step events of the board become triggers, as on PostgreSQL. */
export class FakeUnitOfWork implements UnitOfWork {
  readonly others = new FakeAgentUnitOfWork();
  readonly board = this.others.board;
  readonly rules = new FakeRuleStore();
  readonly ruleVersions = new FakeRuleVersionStore();
  private readonly runRows = new FakeTable<Run>(({ id }) => id);
  readonly triggers = new FakeTriggerStore(this.rules, this.runRows);
  readonly runs = new FakeRunStore(this.runRows, {
    rules: this.rules,
    triggers: this.triggers,
    projectFacts: this.board.projectFacts,
  });
  readonly stays = new FakeStayStore(this.board.assignments, this.board.funnels);
  private readonly database = new FakeDatabase([
    ...this.rules.states,
    this.ruleVersions.rows,
    this.runRows,
    this.runs.waits,
    this.triggers.rows,
    this.triggers.queue,
    this.stays.claimed,
  ]);

  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T> {
    const { rules, ruleVersions, triggers, runs, stays } = this;
    return this.database.run(() =>
      this.others.run(frameId, (stores) =>
        work({ ...stores, rules, ruleVersions, triggers, stepEvents: triggers, runs, stays }),
      ),
    );
  }
}
