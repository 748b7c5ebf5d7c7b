import { newId } from '@trackway/runtime';
import { anAgent } from '../../agents/fake-agent-samples';
import { openRuleCheck } from '../fake-rule-check';
import type { Rule } from './rule';

type Opened = Awaited<ReturnType<typeof openRuleCheck>>;

const unknown = newId();
const entered = { type: 'entered' } as const;
const wait = (event: object) => ({ actions: [{ type: 'wait', event }] }) as Partial<Rule>;
const action = (one: object) => ({ actions: [one] }) as Partial<Rule>;
const loopOf = (one: object) => action({ type: 'for_each', over: 'children', actions: [one] });
const notFound = (model: string, field: string) => ({
  code: `${model}_model_not_found`,
  details: { validation: { [field]: [expect.stringContaining('There is no')] } },
});

describe('a reference of a rule that does not exist', () => {
  it.each([
    ['funnel', 'scope.funnel_id', { funnelId: unknown }],
    ['step', 'trigger.step_id', { stepId: unknown, trigger: entered }],
    ['step', 'trigger.step_id', { trigger: { ...entered, step_id: unknown } }],
    ['step', 'actions.0.step_id', action({ type: 'move', step_id: unknown })],
    ['step', 'actions.0.actions.0.step_id', loopOf({ type: 'move', step_id: unknown })],
    ['step', 'actions.0.event.step_id', wait({ ...entered, step_id: unknown })],
    ['ai_agent', 'actions.0.agent_id', action({ type: 'start_agent', agent_id: unknown })],
    ['user', 'actions.0.user_id', action({ type: 'assign_user', user_id: unknown })],
    ['user', 'actions.0.actions.0.user_id', loopOf({ type: 'assign_user', user_id: unknown })],
    ['tag', 'actions.0.tag_id', action({ type: 'add_tag', tag_id: unknown })],
    ['form', 'actions.0.form_id', action({ type: 'attach_form', form_id: 2 })],
    ['form', 'trigger.form_id', { trigger: { type: 'form_answered', form_id: 2 } }],
    ['form', 'actions.0.event.form_id', wait({ type: 'form_answered', form_id: 2 })],
    ['channel', 'actions.0.channel_id', action({ type: 'send_message', channel_id: unknown, message: 'Hello' })],
    ['channel', 'trigger.channel_id', { trigger: { type: 'inbound_message', channel_id: unknown } }],
    ['channel', 'actions.0.event.channel_id', wait({ type: 'inbound_message', channel_id: unknown })],
  ] as const)('is rejected: the %s at %s', async (model, field, changes) => {
    const { check } = await openRuleCheck();

    await expect(check(changes)).rejects.toMatchObject(notFound(model, field));
  });
});

describe('a reference of a rule that exists', () => {
  it.each<[string, (opened: Opened) => Partial<Rule>]>([
    ['funnel', ({ funnel }) => ({ funnelId: funnel.id })],
    ['step of an assistant', ({ one }) => ({ stepId: one, trigger: entered })],
    ['step of the trigger', ({ one }) => ({ trigger: { ...entered, step_id: one } })],
    ['step of a wait', ({ one }) => wait({ ...entered, step_id: one })],
    ['form of the trigger', ({ known }) => ({ trigger: { type: 'form_answered', form_id: known.form } })],
    ['channel of the trigger', ({ known }) => ({ trigger: { type: 'inbound_message', channel_id: known.channel } })],
    ['form of a wait', ({ known }) => wait({ type: 'form_answered', form_id: known.form })],
  ])('is accepted: the %s', async (_, changesOf) => {
    const opened = await openRuleCheck();

    await expect(opened.check(changesOf(opened))).resolves.toBeUndefined();
  });

  it.each([
    ['the trigger', { trigger: { type: 'form_answered' } }],
    ['the trigger', { trigger: { type: 'inbound_message' } }],
    ['a wait', wait({ type: 'form_answered' })],
    ['a wait', wait(entered)],
    ['a wait for a time', action({ type: 'wait', for: 60 })],
  ] as const)('is not needed in %s: %j', async (_, changes) => {
    const { check } = await openRuleCheck();

    await expect(check(changes)).resolves.toBeUndefined();
  });
});

describe('a reference of a rule that was deleted', () => {
  it('is rejected: a funnel, and a step of it', async () => {
    const { frameId, board, funnel, two, check } = await openRuleCheck();
    await board.funnels.update(frameId, { ...funnel, deletedAt: new Date() });

    await expect(check({ funnelId: funnel.id })).rejects.toMatchObject(notFound('funnel', 'scope.funnel_id'));
    await expect(check(action({ type: 'move', step_id: two }))).rejects.toMatchObject(
      notFound('step', 'actions.0.step_id'),
    );
  });

  it('is rejected: an agent', async () => {
    const { frameId, unitOfWork, check } = await openRuleCheck();
    const [agent, deleted] = [anAgent(), anAgent({ deletedAt: new Date() })];
    await unitOfWork.others.agents.insert(frameId, agent);
    await unitOfWork.others.agents.insert(frameId, deleted);
    const start = ({ id }: { readonly id: string }) => action({ type: 'start_agent', agent_id: id });

    await expect(check(start(agent))).resolves.toBeUndefined();
    await expect(check(start(deleted))).rejects.toMatchObject(notFound('ai_agent', 'actions.0.agent_id'));
  });
});

describe('a move of a rule', () => {
  const moveTo = (step_id: string) => ({ type: 'move', step_id }) as const;

  it('is rejected if its step cannot be reached from the step of the rule', async () => {
    const { one, two, check } = await openRuleCheck();
    const unreachable = { code: 'step_not_reachable' };
    const actions = [moveTo(two)];

    await expect(check({ stepId: one, trigger: entered, actions })).rejects.toMatchObject(unreachable);
    await expect(check({ trigger: { ...entered, step_id: one }, actions })).rejects.toMatchObject({
      ...unreachable,
      message: expect.stringContaining('from One to Two'),
    });
  });

  it('is accepted to a reachable step, and from a step that restricts nothing', async () => {
    const { frameId, board, funnel, one, two, check } = await openRuleCheck();
    const [first, ...others] = funnel.steps;
    if (!first) throw new Error('The funnel has no step.');
    await board.funnels.update(frameId, { ...funnel, steps: [{ ...first, reachableStepIds: [two] }, ...others] });

    await expect(check({ stepId: one, trigger: entered, actions: [moveTo(two)] })).resolves.toBeUndefined();
    await expect(check({ stepId: two, trigger: entered, actions: [moveTo(one)] })).resolves.toBeUndefined();
  });

  it('is accepted to the step of the rule, to another funnel, and from any step', async () => {
    const { one, two, addFunnel, check } = await openRuleCheck();
    const [other] = (await addFunnel()).steps;

    await expect(check({ stepId: one, trigger: entered, actions: [moveTo(one)] })).resolves.toBeUndefined();
    await expect(check({ stepId: one, trigger: entered, actions: [moveTo(other?.id ?? '')] })).resolves.toBeUndefined();
    await expect(check({ trigger: entered, actions: [moveTo(two)] })).resolves.toBeUndefined();
  });

  it('is accepted from a step that was left, and for the items of a loop', async () => {
    const { one, two, check } = await openRuleCheck();

    await expect(check({ stepId: one, trigger: { type: 'left' }, actions: [moveTo(two)] })).resolves.toBeUndefined();
    await expect(check({ stepId: one, trigger: entered, ...loopOf(moveTo(two)) })).resolves.toBeUndefined();
  });
});
