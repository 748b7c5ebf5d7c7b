import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { Rule } from './rule';
import { definitionOf, type RuleVersion } from './rule-version';
import type { RuleVersionStore } from './rule-version-store';

type Row = RuleVersion & { readonly ruleId: string };

/** Retains all versions. */
export class FakeRuleVersionStore implements RuleVersionStore {
  readonly rows = new FakeTable<Row>(({ ruleId, version }) => `${ruleId}/${version}`);

  async add(frameId: string, rule: Rule, { change, author }: Parameters<RuleVersionStore['add']>[2]): Promise<void> {
    const { id: ruleId, version, owner, updatedAt: createdAt } = rule;
    if (this.rows.find(frameId, `${ruleId}/${version}`)) return;
    this.rows.put(frameId, { ruleId, version, change, definition: definitionOf(rule), author, owner, createdAt });
  }

  async find(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined> {
    return this.newestFirst(frameId, ruleId).find((row) => row.version === version);
  }

  async atOrBefore(frameId: string, ruleId: string, version: number): Promise<RuleVersion | undefined> {
    return this.newestFirst(frameId, ruleId).find((row) => row.version <= version);
  }

  async page(frameId: string, ruleId: string, page: Page) {
    const { items: versions, total } = fakePage(this.newestFirst(frameId, ruleId), page);
    return { versions, total };
  }

  private newestFirst(frameId: string, ruleId: string): RuleVersion[] {
    return this.rows
      .of(frameId)
      .filter((row) => row.ruleId === ruleId)
      .toSorted((one, other) => other.version - one.version)
      .map(({ ruleId: _, ...version }) => version);
  }
}
