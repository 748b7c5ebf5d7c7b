import type { Caller } from '@trackway/runtime';
import type { EnsureProject } from '../../board/projects/ensure-project';
import { requireScopes } from '../../shared/require-scopes';
import type { UnitOfWork } from '../../unit-of-work';
import type { ConditionResults } from '../rules/conditions';
import { type Rule, stepOf } from '../rules/rule';
import { actorOf } from '../rules/rule-actor';
import { scopesToExplain } from '../rules/rule-scopes';
import { type RuleTarget, requireRule } from '../rules/write-rule';
import { evaluateRuleConditions, findSkipReason, skipReasonOf } from '../runs/evaluate-rule';
import { type PlannedPreview, type PreviewDeps, previewActions } from './preview-actions';

export interface ExplainRuleDeps extends PreviewDeps {
  readonly unitOfWork: UnitOfWork;
  readonly ensureProject: EnsureProject;
}

export interface Reason {
  readonly reason: string;
  readonly detail: string;
}

/** What a rule would do on a project if it was triggered now, and what prevents it. */
export interface Explanation {
  readonly wouldFire: boolean;
  readonly reasons: readonly Reason[];
  readonly conditions: readonly {
    readonly condition: Readonly<Record<string, unknown>>;
    readonly matches: boolean;
    readonly seen: unknown;
  }[];
  readonly actions: readonly PlannedPreview[];
}

/** Explains a rule on a project, also as a dry run. Changes nothing and calls nothing outside the system. */
export function makeExplainRule(deps: ExplainRuleDeps) {
  return async (caller: Caller, target: RuleTarget, projectId: string): Promise<Explanation> => {
    const { frameId } = caller;
    const rule = requireRule(await deps.unitOfWork.run(frameId, ({ rules }) => rules.find(frameId, target.id)), target);
    requireScopes(caller, scopesToExplain(rule));
    await deps.ensureProject(caller, projectId, 'project_id');
    const actor = actorOf(frameId, rule);
    const isConditional = rule.conditions.length > 0;
    const verdict = isConditional ? await evaluateRuleConditions(deps, actor, rule, projectId) : undefined;
    const against = await deps.unitOfWork.run(frameId, (stores) => findSkipReason(stores, frameId, rule, projectId));
    const skipped = against ?? (isConditional ? skipReasonOf(rule, verdict) : undefined);
    const actions = await previewActions(deps, actor, rule, projectId);
    const reasons = [
      ...(skipped ? [{ reason: skipped.reason, detail: skipped.detail }] : []),
      ...(await missingPlacements(deps, frameId, rule, projectId)),
    ];
    return { wouldFire: reasons.length === 0, reasons, conditions: presentConditions(rule, verdict), actions };
  };
}

function presentConditions({ conditions }: Rule, verdict: ConditionResults | undefined): Explanation['conditions'] {
  return conditions.map((condition, index) => {
    const { matches = false, seen = null } = verdict?.conditions[index] ?? {};
    return { condition, matches, seen };
  });
}

/** A rule of a step or funnel applies only to projects in it. */
async function missingPlacements(
  { unitOfWork }: ExplainRuleDeps,
  frameId: string,
  rule: Rule,
  projectId: string,
): Promise<Reason[]> {
  const places = await unitOfWork.run(frameId, ({ assignments }) =>
    assignments.ofProjectInLiveFunnels(frameId, projectId),
  );
  const step = rule.trigger.type === 'entered' ? undefined : stepOf(rule);
  if (step && !places.some(({ stepId }) => stepId === step)) {
    return [{ reason: 'not_in_step', detail: 'The project is not in the step of the rule.' }];
  }
  if (rule.funnelId && !places.some(({ funnelId }) => funnelId === rule.funnelId)) {
    return [{ reason: 'not_in_funnel', detail: 'The project is not in the funnel of the rule.' }];
  }
  return [];
}
