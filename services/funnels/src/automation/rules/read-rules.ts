import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../../unit-of-work';
import type { RuleFilter, RuleWithCounts } from './rule-store';
import { type RuleTarget, requireRule } from './write-rule';

type Deps = { unitOfWork: UnitOfWork };

/** A rule that is not deleted, with the counts of its runs. */
export function makeReadRule({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, target: RuleTarget): Promise<RuleWithCounts> =>
    unitOfWork.run(frameId, async ({ rules }) => {
      const rule = requireRule(await rules.find(frameId, target.id), target);
      return { rule, counts: await rules.counts(frameId, rule.id) };
    });
}

/** A page, newest first. @throws AppError 404 for an unknown step. */
export function makeListRules({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    filter: RuleFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; rules: readonly RuleWithCounts[] }> =>
    unitOfWork.run(frameId, async ({ rules, funnels }) => {
      if (filter.stepId && !(await funnels.funnelOfStep(frameId, filter.stepId))) throw notFound('step');
      const { rules: found, total } = await rules.page(frameId, filter, page);
      return { meta: pageMeta(page, total, found.length), rules: found };
    });
}
