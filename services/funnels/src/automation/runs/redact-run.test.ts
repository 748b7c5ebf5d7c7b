import { aCaller } from '@trackway/testkit';
import { aRule, aRun, aTrigger } from '../fake-rule-samples';
import { redactRun } from './redact-run';
import type { RunStep } from './run';

const times = { startedAt: new Date('2026-05-04T12:00:00Z'), durationMs: 1, error: null };
const steps: readonly RunStep[] = [
  { path: '0', action: 'set_field', status: 'succeeded', detail: 'Set cost to 70000.', ...times },
  {
    path: '1',
    action: 'if',
    status: 'succeeded',
    detail: 'The condition on cost was false: the value was 70000.',
    result: { branch: 'else' },
    ...times,
  },
  { path: '2', action: 'move', status: 'succeeded', detail: 'Moved to Done.', ...times },
];

function aRecord() {
  const rule = aRule();
  const project = { id: 'p', code: 'P-1', name: 'Secret' };
  const trigger = { type: 'event', detail: { event: 'project.updated' } };
  const condition = { field: 'cost', operator: 'equals', value: 1 };
  const skipped = {
    reason: 'condition_false',
    detail: 'The value of cost was 70000.',
    condition,
    seen: 70000,
  } as const;
  return { ...aRun(rule, aTrigger()), rule: { ...rule, deletedAt: null }, project, trigger, steps, skipped };
}

describe('a run', () => {
  it('shows no value of its project without projects:read', () => {
    const run = redactRun(aCaller({ scopes: ['automations:read'] }), aRecord());

    expect(JSON.stringify(run)).not.toMatch(/70000|Secret/);
    expect(run.steps.map(({ detail }) => detail)).toEqual([
      'Set a field.',
      'The conditions were not met.',
      'Moved to Done.',
    ]);
  });

  it('is complete for a caller who reads projects', () => {
    const record = aRecord();

    expect(redactRun(aCaller({ scopes: ['projects:read'] }), record)).toEqual(record);
  });
});
