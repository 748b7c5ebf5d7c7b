import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { type CompleteRunsDeps, completeRuns } from './complete-runs';
import { redactRun } from './redact-run';
import type { RunFilter, RunRecord } from './run-store';

/** Finished runs, newest first, including those of deleted rules and steps. */
export function makeListRuns(deps: CompleteRunsDeps) {
  return async (
    caller: Caller,
    of: { readonly stepId: string } | { readonly automationId: string },
    filter: RunFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; runs: readonly RunRecord[] }> => {
    const { frameId } = caller;
    const { runs: found, total } = await deps.unitOfWork.run(frameId, async ({ funnels, rules, runs }) => {
      if ('stepId' in of && !(await funnels.hasEverHadStep(frameId, of.stepId))) throw notFound('step');
      if ('automationId' in of) {
        const rule = await rules.find(frameId, of.automationId);
        if (rule?.kind !== 'automation') throw notFound('automation');
      }
      const place = 'stepId' in of ? { stepId: of.stepId } : { ruleIds: [of.automationId] };
      return runs.page(frameId, { ...filter, ...place }, page);
    });
    const complete = await completeRuns(deps, caller, found);
    return { meta: pageMeta(page, total, found.length), runs: complete.map((run) => redactRun(caller, run)) };
  };
}
