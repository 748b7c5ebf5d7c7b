import { aRule, aTrigger } from '../fake-rule-samples';
import type { Rule } from '../rules/rule';
import { matchesRule, matchesWaitEvent, type Placement } from './matches-rule';

const inOffer = { stepId: 'offer', funnelId: 'sales' };
const inOrder = { stepId: 'order', funnelId: 'sales' };
const inBuild = { stepId: 'build', funnelId: 'delivery' };
const viewed = { type: 'attachment_viewed', ...inOffer, detail: { attachment_id: 'video' } } as const;
const answered = { type: 'form_answered', detail: { form_id: 7 } } as const;
const received = { type: 'inbound_message', detail: { channel_id: 'mail' } } as const;
const updated = { type: 'event', detail: { event: 'project.updated', fields: ['status', 'impact'] } } as const;

describe('the trigger of a rule', () => {
  it.each([
    ['an update, if it is the event', { type: 'event', event: 'project.updated' }, updated, true],
    ['no other event', { type: 'event', event: 'project.deleted' }, updated, false],
    ['the change of a field', { type: 'event', event: 'project.updated', field: 'impact' }, updated, true],
    ['no change of other fields', { type: 'event', event: 'project.updated', field: 'name' }, updated, false],
    [
      'no event without fields, if it names one',
      { type: 'event', event: 'project.updated', field: 'impact' },
      { type: 'event', detail: { event: 'project.updated' } },
      false,
    ],
    [
      'no event whose fields are not a list, if it names one',
      { type: 'event', event: 'project.updated', field: 'impact' },
      { type: 'event', detail: { event: 'project.updated', fields: 'impact' } },
      false,
    ],
    ['answers to a form', { type: 'form_answered', form_id: 7 }, answered, true],
    ['answers to every form, if it names none', { type: 'form_answered' }, answered, true],
    ['no answers to another form', { type: 'form_answered', form_id: 8 }, answered, false],
    ['a message of a channel', { type: 'inbound_message', channel_id: 'mail' }, received, true],
    ['a message of every channel, if it names none', { type: 'inbound_message' }, received, true],
    ['no message of another channel', { type: 'inbound_message', channel_id: 'chat' }, received, false],
    ['a viewing of an attachment', { type: 'attachment_viewed', attachment_id: 'video' }, viewed, true],
    ['a viewing of every attachment, if it names none', { type: 'attachment_viewed' }, viewed, true],
    ['no viewing of another attachment', { type: 'attachment_viewed', attachment_id: 'plan' }, viewed, false],
    ['no event of another type', { type: 'form_answered' }, updated, false],
    ['a move into a step', { type: 'entered' }, { type: 'entered', ...inOffer }, true],
    ['no move out of a step', { type: 'entered' }, { type: 'left', ...inOffer }, false],
  ] as const)('matches %s', (_, trigger, event, matches) => {
    expect(matchesRule(aRule({ trigger }), aTrigger(event), [])).toBe(matches);
  });

  it('matches a due schedule of its rule, wherever the project is, and of no other rule', () => {
    const trigger = { type: 'schedule', cron: '* * * * *', time_zone: 'UTC', each_project: true } as const;
    const rule = aRule({ trigger, funnelId: 'delivery' });
    const due = (ruleId: string) => aTrigger({ type: 'schedule', ruleId, detail: {} });

    expect(matchesRule(rule, due(rule.id), [inOffer])).toBe(true);
    expect(matchesRule({ ...rule, funnelId: null }, due(aRule().id), [inOffer])).toBe(false);
  });

  it('matches events since the activation of the rule', () => {
    const activatedAt = new Date('2026-05-04T09:00:00.000Z');
    const at = (time: string) => matchesRule(aRule({ activatedAt }), aTrigger({ occurredAt: new Date(time) }), []);

    expect(at('2026-05-04T08:59:59.999Z')).toBe(false);
    expect(at('2026-05-04T09:00:00.000Z')).toBe(true);
    expect(at('2026-05-04T09:00:00.001Z')).toBe(true);
  });
});

describe('the step and the funnel of a rule', () => {
  const entered = { type: 'entered' } as const;

  it.each<[string, Partial<Rule>, Placement, boolean]>([
    ['the step of an assistant', { stepId: 'offer' }, inOffer, true],
    ['not another step', { stepId: 'offer' }, inOrder, false],
    ['the step of the trigger', { trigger: { ...entered, step_id: 'offer' } }, inOffer, true],
    ['not another step than that of the trigger', { trigger: { ...entered, step_id: 'offer' } }, inOrder, false],
    ['every step of the funnel', { funnelId: 'sales' }, inOrder, true],
    ['no step of another funnel', { funnelId: 'sales' }, inBuild, false],
  ])('are those of an event at a step: %s', (_, changes, place, matches) => {
    const rule = aRule({ trigger: entered, ...changes });

    expect(matchesRule(rule, aTrigger({ type: 'entered', ...place }), [inOffer, inOrder, inBuild])).toBe(matches);
  });

  it.each<[string, Partial<Rule>, Placement[], boolean]>([
    ['one of the steps of the project is the step', { stepId: 'build' }, [inOffer, inBuild], true],
    ['the project is not in the step', { stepId: 'order' }, [inOffer, inBuild], false],
    ['the project is in no step', { stepId: 'order' }, [], false],
    ['one of the funnels of the project is the funnel', { funnelId: 'delivery' }, [inOffer, inBuild], true],
    ['the project is not in the funnel', { funnelId: 'delivery' }, [inOffer, inOrder], false],
    ['the rule has neither', {}, [], true],
  ])('are compared with the current steps for other events: %s', (_, changes, places, matches) => {
    expect(matchesRule(aRule(changes), aTrigger(), places)).toBe(matches);
  });

  it('are compared with the current steps, if the event lacks its step or its funnel', () => {
    const rule = aRule({ trigger: entered, stepId: 'build' });
    const [step, funnel] = [{ stepId: 'offer' }, { funnelId: 'sales' }];

    expect(matchesRule(rule, aTrigger({ type: 'entered', ...step }), [inBuild])).toBe(true);
    expect(matchesRule(rule, aTrigger({ type: 'entered', ...funnel }), [inBuild])).toBe(true);
  });
});

describe('the event of a wait', () => {
  it.each([
    ['an event of its type', { type: 'entered' }, { type: 'entered', ...inOffer }, true],
    ['an event of another type', { type: 'entered' }, { type: 'left', ...inOffer }, false],
    ['an event at its step', { type: 'entered', step_id: 'offer' }, { type: 'entered', ...inOffer }, true],
    ['an event at another step', { type: 'entered', step_id: 'order' }, { type: 'entered', ...inOffer }, false],
    ['an event with its detail', { type: 'form_answered', form_id: 7 }, answered, true],
    ['an event with another detail', { type: 'form_answered', form_id: 8 }, answered, false],
  ] as const)('is compared with %s', (_, awaited, event, matches) => {
    expect(matchesWaitEvent(awaited, aTrigger(event))).toBe(matches);
  });
});
