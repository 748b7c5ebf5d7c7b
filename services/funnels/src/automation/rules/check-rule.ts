import { invalidInput, referenceNotFound, ruleBroken } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Caller } from '@trackway/runtime';
import { actionsWithoutProject, type RuleAction } from '../../actions/action';
import type { Funnel, Step } from '../../board/funnels/funnel';
import { ownerOf } from '../../shared/owner';
import type { FetchGrants } from '../../shared/owner-scopes';
import { assertExisting, type FindExisting } from '../../shared/require-existing';
import type { UnitOfWork } from '../../unit-of-work';
import { checkFlow } from '../definition/check-flow';
import { type AnyAction, comparesVariable } from '../definition/flow-action';
import { dateFilter } from '../definition/project-date';
import { hasVariables } from '../definition/template-text';
import { effectActions, type PlacedAction, walkActions } from '../definition/walk-actions';
import type { CheckConditions, CheckFields } from './conditions';
import { checkConditionsAt, checkDateAt, checkFiltersAt, checkValuesAt } from './filter-errors';
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
    checkFlow(rule);
    await deps.unitOfWork.run(author.frameId, (stores) => requireRuleScopes(stores, author, rule));
    const effects = effectActions(rule.actions);
    assertProjectAvailable(rule, effects);
    assertCallableUrls(deps.checkUrl, effects);
    await assertReferencesExist(deps.unitOfWork, author.frameId, rule, effects);
    await assertPeerReferencesExist(deps, rule);
    await checkValues(deps.checkFields, author, effects);
    // Also creates the author as a user, because the rule later acts with the author's scopes.
    await deps.fetchGrants(author, ownerOf(author));
    await checkFilters(deps.checkConditions, author, rule);
  };
}

async function checkValues(
  check: CheckFields,
  author: Caller,
  effects: readonly PlacedAction<RuleAction>[],
): Promise<void> {
  // The values of variables are checked when the action is executed.
  const values = effects.flatMap(({ action, path }) =>
    action.type === 'set_field' && !hasVariables(action.value) ? [{ action, path }] : [],
  );
  const paths = new Map(values.toReversed().map(({ action, path }) => [action.field, `${path}.value`]));
  await checkValuesAt(paths, () =>
    check(
      author,
      values.map(({ action }) => action),
    ),
  );
}

async function checkFilters(check: CheckConditions, author: Caller, rule: RuleToCheck): Promise<void> {
  const { conditions, actions } = rule;
  if (conditions.length > 0) await checkConditionsAt('conditions', () => check(author, conditions));
  for (const { action, path } of walkActions(actions)) {
    if (action.type === 'wait' && action.until) {
      const filter = dateFilter(action.until);
      await checkDateAt(`${path}.until`, () => check(author, [filter]));
    }
    const { member, filters } = filtersOf(action);
    const used = filters.flatMap((filter, index) =>
      action.type === 'if' && comparesVariable(filter) ? [] : [{ filter, index }],
    );
    if (used.length === 0) continue;
    const indexes = used.map(({ index }) => index);
    await checkFiltersAt(`${path}.${member}`, indexes, () =>
      check(
        author,
        used.map(({ filter }) => filter),
      ),
    );
  }
}

/** The filters of projects in an action. */
function filtersOf(action: AnyAction): { readonly member: string; readonly filters: readonly Condition[] } {
  switch (action.type) {
    case 'start_export':
      return { member: 'filters', filters: action.export === 'project' ? ((action.filters ?? []) as Condition[]) : [] };
    case 'if':
      return { member: 'conditions', filters: action.conditions };
    case 'for_each':
      return { member: 'over.search', filters: action.over === 'children' ? [] : action.over.search };
    case 'wait':
      return { member: 'conditions', filters: action.conditions ?? [] };
    default:
      return { member: '', filters: [] };
  }
}

function assertProjectAvailable({ trigger }: RuleToCheck, effects: readonly PlacedAction<RuleAction>[]): void {
  if (trigger.type !== 'schedule' || trigger.each_project) return;
  for (const { action, path, inLoop } of effects) {
    if (inLoop || actionsWithoutProject.has(action.type)) continue;
    throw invalidInput({ [`${path}.type`]: [`${action.type} needs a project. Set each_project of the schedule.`] });
  }
}

function assertCallableUrls(checkUrl: CheckUrl, effects: readonly PlacedAction<RuleAction>[]): void {
  for (const { action, path } of effects) {
    const issue = action.type === 'call_webhook' ? checkUrl(action.url) : undefined;
    if (issue) throw invalidInput({ [`${path}.url`]: [issue] });
  }
}

/**
 * Checks the steps, funnel and agents of a rule, and that its own step can reach the steps to which it moves projects.
 */
async function assertReferencesExist(
  unitOfWork: UnitOfWork,
  frameId: string,
  rule: RuleToCheck,
  effects: readonly PlacedAction<RuleAction>[],
): Promise<void> {
  const inTrigger = 'step_id' in rule.trigger ? rule.trigger.step_id : undefined;
  await unitOfWork.run(frameId, async ({ funnels, agents }) => {
    async function find(stepId: string, field: string): Promise<{ funnel: Funnel; step: Step }> {
      const id = await funnels.funnelOfStep(frameId, stepId);
      const [funnel] = id ? await funnels.findMany(frameId, [id]) : [];
      const step = funnel?.steps.find((candidate) => candidate.id === stepId);
      if (!funnel || funnel.deletedAt || !step) throw referenceNotFound('step', field, stepId);
      return { funnel, step };
    }
    if (rule.funnelId) {
      const [funnel] = await funnels.findMany(frameId, [rule.funnelId]);
      if (!funnel || funnel.deletedAt) throw referenceNotFound('funnel', 'scope.funnel_id', rule.funnelId);
    }
    for (const { action, path } of effects) {
      if (action.type !== 'start_agent') continue;
      const agent = await agents.find(frameId, action.agent_id);
      if (!agent || agent.deletedAt) throw referenceNotFound('ai_agent', `${path}.agent_id`, action.agent_id);
    }
    const own = rule.stepId ?? inTrigger;
    const from = own ? await find(own, 'trigger.step_id') : undefined;
    for (const { action, path, inLoop } of effects) {
      if (action.type !== 'move') continue;
      const target = await find(action.step_id, `${path}.step_id`);
      // Items of a loop can be in any step.
      if (!inLoop) assertReachable(rule, from, target);
    }
    for (const { action, path } of walkActions(rule.actions)) {
      if (action.type === 'wait' && action.event && 'step_id' in action.event && action.event.step_id) {
        await find(action.event.step_id, `${path}.event.step_id`);
      }
    }
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
  const effects = effectActions(rule.actions);
  const users = effects.flatMap(({ action, path }) =>
    action.type === 'assign_user' ? [{ id: action.user_id, field: `${path}.user_id` }] : [],
  );
  const tags = effects.flatMap(({ action, path }) =>
    action.type === 'add_tag' ? [{ id: action.tag_id, field: `${path}.tag_id` }] : [],
  );
  const forms = effects.flatMap(({ action, path }) =>
    action.type === 'attach_form' ? [{ id: action.form_id, field: `${path}.form_id` }] : [],
  );
  const channels = effects.flatMap(({ action, path }) =>
    action.type === 'send_message' ? [{ id: action.channel_id, field: `${path}.channel_id` }] : [],
  );
  const waits = walkActions(rule.actions).flatMap(({ action, path }) =>
    action.type === 'wait' && action.event ? [{ event: action.event, path: `${path}.event` }] : [],
  );
  for (const { event, path } of [{ event: rule.trigger, path: 'trigger' }, ...waits]) {
    if (event.type === 'form_answered' && event.form_id !== undefined)
      forms.push({ id: event.form_id, field: `${path}.form_id` });
    if (event.type === 'inbound_message' && event.channel_id !== undefined)
      channels.push({ id: event.channel_id, field: `${path}.channel_id` });
  }
  await assertExisting('user', users, findUsers);
  await assertExisting('tag', tags, findTags);
  await assertExisting('form', forms, findForms);
  await assertExisting('channel', channels, findChannels);
}
