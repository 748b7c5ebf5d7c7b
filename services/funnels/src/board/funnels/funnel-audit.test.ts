import type { AuditEntry } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { type Funnel, type Step, UNRESTRICTED_STEP } from './funnel';
import { funnelCreated, funnelUpdated } from './funnel-audit';

const now = new Date();
const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'] };
const aStep = (id: string, fields: Partial<Step> = {}): Step => ({
  ...UNRESTRICTED_STEP,
  id,
  name: id,
  createdAt: now,
  updatedAt: now,
  ...fields,
});
const aFunnel = (...steps: Step[]): Funnel => ({
  id: 'f',
  name: 'Sales',
  steps,
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});
const summaries = (events: readonly OutgoingEvent[]) =>
  events.map(({ event }) => {
    const { action, subject, changes } = event.data as AuditEntry;
    return [action, subject.id, ...changes.map(({ field }) => field)].join(' ');
  });

describe('entries of a funnel', () => {
  const [a, b] = [aStep('a'), aStep('b')];

  it('list a new funnel and its steps', () => {
    expect(summaries(funnelCreated(caller, aFunnel(a, b)))).toEqual([
      'funnel.created f name step_ids',
      'step.created a name',
      'step.created b name',
    ]);
  });

  it.each<[string, Funnel, readonly string[]]>([
    ['another name', { ...aFunnel(a, b), name: 'Service' }, ['funnel.updated f name']],
    ['another order', aFunnel(b, a), ['funnel.updated f step_ids']],
    ['a new step', aFunnel(a, aStep('c'), b), ['step.created c name']],
    ['a changed step', aFunnel({ ...a, wipLimit: 3, updatedAt: new Date(0) }, b), ['step.updated a wip_limit']],
    ['a removed step', aFunnel(b), ['step.deleted a']],
    ['no difference', { ...aFunnel(a, { ...b, updatedAt: new Date(0) }), version: 2 }, []],
  ])('show %s', (_, after, expected) => {
    expect(summaries(funnelUpdated(caller, aFunnel(a, b), after))).toEqual(expected);
  });
});
