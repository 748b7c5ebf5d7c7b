import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import type { Rule } from './rule';
import type { RuleVersion } from './rule-version';
import { type makeUpdateRule, type RuleTarget, requireRule } from './write-rule';

type Deps = { readonly unitOfWork: UnitOfWork };

/** The versions of a rule that is not deleted, newest first. */
export function makeListVersions({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    target: RuleTarget,
    page: Page,
  ): Promise<{ meta: PageMeta; versions: readonly RuleVersion[] }> =>
    unitOfWork.run(frameId, async ({ rules, ruleVersions }) => {
      const rule = requireRule(await rules.find(frameId, target.id), target);
      const { versions, total } = await ruleVersions.page(frameId, rule.id, page);
      return { meta: pageMeta(page, total, versions.length), versions };
    });
}

export function makeReadVersion({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, target: RuleTarget, version: number): Promise<RuleVersion> =>
    unitOfWork.run(frameId, async (stores) => {
      const rule = requireRule(await stores.rules.find(frameId, target.id), target);
      return await requireVersion(stores, frameId, rule, version);
    });
}

/** Two versions; by default, a version and the one before it. */
export function makeReadVersionPair({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    target: RuleTarget,
    { from, to }: { readonly from: number | undefined; readonly to: number },
  ): Promise<{ from: RuleVersion | undefined; to: RuleVersion }> =>
    unitOfWork.run(frameId, async (stores) => {
      const rule = requireRule(await stores.rules.find(frameId, target.id), target);
      const after = await requireVersion(stores, frameId, rule, to);
      const before =
        from === undefined
          ? await stores.ruleVersions.atOrBefore(frameId, rule.id, to - 1)
          : await requireVersion(stores, frameId, rule, from);
      return { from: before, to: after };
    });
}

/** Updates a rule to the definition of a version. Whether it is active does not change. */
export function makeRestoreVersion(deps: Deps & { readonly updateRule: ReturnType<typeof makeUpdateRule> }) {
  const readVersion = makeReadVersion(deps);
  return async (author: Caller, target: RuleTarget, version: number, skipTests: boolean): Promise<Rule> => {
    const { definition } = await readVersion(author, target, version);
    const { active: _, ...fields } = definition;
    return await deps.updateRule(author, { ...target, skipTests }, fields);
  };
}

async function requireVersion(
  { ruleVersions }: Pick<Stores, 'ruleVersions'>,
  frameId: string,
  rule: Rule,
  version: number,
): Promise<RuleVersion> {
  const found = await ruleVersions.find(frameId, rule.id, version);
  if (!found) throw notFound('rule_version', 'The rule has no stored version with this number.');
  return found;
}
