import { invalidInput, notFound, ruleBroken } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Caller } from '@trackway/runtime';
import { actionsWithoutProject, type RuleAction } from '../../actions/action';
import type { Funnel, Step } from '../../board/funnels/funnel';
import { ownerOf } from '../../shared/owner';
import type { FetchGrants } from '../../shared/owner-scopes';
import { assertExisting, type FindExisting } from '../../shared/require-existing';
import type { UnitOfWork } from '../../unit-of-work';
import type { CheckConditions, CheckFields } from './conditions';
import { requireRuleScopes } from './require-rule-scopes';
import type { Condition, RuleFields } from './rule';

export interface CheckRuleDeps {
  readonly unitOfWork: UnitOfWork;
  readonly checkConditions: CheckConditions;
  readonly checkFields: CheckFields;
  readonly findUsers: FindExisting;
  readonly findForms: FindExisting<number>;
  readonly findChannels: FindExisting;
  readonly findTags: FindExisting;
  readonly checkUrl: CheckUrl;
  readonly fetchGrants: FetchGrants;
}

type RuleToCheck = Pick<RuleFields, 'trigger' | 'conditions' | 'actions' | 'funnelId'> & {
  readonly stepId: string | null;
};

/**
 * Checks that a rule can work: its references exist in the frame, its conditions are valid filters, and its author
 * holds the needed scopes.
 * @throws AppError with the field, the model or the scope.
 */
export function makeCheckRule(deps: CheckRuleDeps) {
  return async (author: Caller, rule: RuleToCheck): Promise<void> => {
    await deps.unitOfWork.run(author.frameId, (stores) => requireRuleScopes(stores, author, rule));
    assertProjectAvailable(rule);
    assertCallableUrls(deps.checkUrl, rule.actions);
    await assertReferencesExist(deps.unitOfWork, author.frameId, rule);
    await assertPeerReferencesExist(deps, rule);
    await deps.checkFields(
      author,
      rule.actions.flatMap((action) => (action.type === 'set_field' ? [action] : [])),
    );
    // Also creates the author as a user, because the rule later acts with the author's scopes.
    await deps.fetchGrants(author, ownerOf(author));
    const filters = rule.actions.flatMap((action) => (action.type === 'start_export' ? (action.filters ?? []) : []));
    if (rule.conditions.length > 0) await deps.checkConditions(author, rule.conditions);
    if (filters.length > 0 && exportsProjects(rule.actions)) await deps.checkConditions(author, filters as Condition[]);
  };
}

function exportsProjects(actions: readonly RuleAction[]): boolean {
  return actions.every((action) => action.type !== 'start_export' || action.export === 'project');
}

function assertProjectAvailable({ trigger, actions }: RuleToCheck): void {
  if (trigger.type !== 'schedule' || trigger.each_project) return;
  for (const [index, { type }] of actions.entries()) {
    if (actionsWithoutProject.has(type)) continue;
    throw invalidInput({ [`actions.${index}.type`]: [`${type} needs a project. Set each_project of the schedule.`] });
  }
}

function assertCallableUrls(checkUrl: CheckUrl, actions: readonly RuleAction[]): void {
  for (const [index, action] of actions.entries()) {
    const fault = action.type === 'call_webhook' ? checkUrl(action.url) : undefined;
    if (fault) throw invalidInput({ [`actions.${index}.url`]: [fault] });
  }
}

/**
 * Checks the steps, funnel and agents of a rule, and that its own step can reach the steps to which it moves projects.
 */
async function assertReferencesExist(unitOfWork: UnitOfWork, frameId: string, rule: RuleToCheck): Promise<void> {
  const named = 'step_id' in rule.trigger ? rule.trigger.step_id : undefined;
  const targets = rule.actions.flatMap((action) => (action.type === 'move' ? [action.step_id] : []));
  await unitOfWork.run(frameId, async ({ funnels, agents }) => {
    async function find(stepId: string): Promise<{ funnel: Funnel; step: Step }> {
      const id = await funnels.funnelOfStep(frameId, stepId);
      const [funnel] = id ? await funnels.findMany(frameId, [id]) : [];
      const step = funnel?.steps.find((candidate) => candidate.id === stepId);
      if (!funnel || funnel.deletedAt || !step) throw notFound('step');
      return { funnel, step };
    }
    if (rule.funnelId) {
      const [funnel] = await funnels.findMany(frameId, [rule.funnelId]);
      if (!funnel || funnel.deletedAt) throw notFound('funnel');
    }
    for (const action of rule.actions) {
      const agent = action.type === 'start_agent' ? await agents.find(frameId, action.agent_id) : undefined;
      if (action.type === 'start_agent' && (!agent || agent.deletedAt)) throw notFound('ai_agent');
    }
    const own = rule.stepId ?? named;
    const from = own ? await find(own) : undefined;
    for (const target of targets) assertReachable(rule, from, await find(target));
  });
}

function assertReachable(
  { trigger }: RuleToCheck,
  from: { funnel: Funnel; step: Step } | undefined,
  to: { funnel: Funnel; step: Step },
): void {
  if (!from || trigger.type === 'left' || from.funnel.id !== to.funnel.id || from.step.reachableStepIds === null)
    return;
  if (from.step.id === to.step.id || from.step.reachableStepIds.includes(to.step.id)) return;
  const message = `Projects cannot move from ${from.step.name} to ${to.step.name}. Change the reachable steps first.`;
  throw ruleBroken('step_not_reachable', message);
}

async function assertPeerReferencesExist(
  { findUsers, findForms, findChannels, findTags }: CheckRuleDeps,
  rule: RuleToCheck,
): Promise<void> {
  const { trigger, actions } = rule;
  const users = actions.flatMap((action) => (action.type === 'assign_user' ? [action.user_id] : []));
  const tags = actions.flatMap((action) => (action.type === 'add_tag' ? [action.tag_id] : []));
  const forms = actions.flatMap((action) => (action.type === 'attach_form' ? [action.form_id] : []));
  const channels = actions.flatMap((action) => (action.type === 'send_message' ? [action.channel_id] : []));
  if (trigger.type === 'form_answered' && trigger.form_id !== undefined) forms.push(trigger.form_id);
  if (trigger.type === 'inbound_message' && trigger.channel_id !== undefined) channels.push(trigger.channel_id);
  await assertExisting('user', users, findUsers);
  await assertExisting('tag', tags, findTags);
  await assertExisting('form', forms, findForms);
  await assertExisting('channel', channels, findChannels);
}
