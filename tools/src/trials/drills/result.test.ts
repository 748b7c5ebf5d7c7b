import { type DrillResult, failedRequests, problemsOf, reportOf } from './result';

const RESULT: DrillResult = {
  incident: 'broker-down',
  limitSeconds: 60,
  alerts: { OutboxStands: 12 },
  steps: ['Events in outboxes'],
  recoveredSeconds: 20,
  resolvedSeconds: 5,
  load: {
    sent: 300,
    outcomes: { succeeded: 290, 'GET projects: 503': 7, 'POST projects: 503': 3 },
    acknowledged: 60,
    lost: [],
  },
  missing: [],
};

describe('the result of a drill', () => {
  it('has no problems if alerts fired in time, the system recovered, and nothing is lost', () => {
    expect(problemsOf(RESULT)).toEqual([]);
  });

  it('counts failed requests, which are no problem', () => {
    expect(failedRequests(RESULT.load)).toBe(10);
    expect(reportOf([RESULT])).toContain('10 of 300');
  });

  it.each<[string, Partial<DrillResult>, string]>([
    ['an alert did not fire', { alerts: { OutboxStands: undefined } }, 'OutboxStands did not fire.'],
    ['an alert was late', { alerts: { OutboxStands: 61 } }, 'OutboxStands fired after 61 s instead of 60 s.'],
    ['the system did not recover', { recoveredSeconds: undefined }, 'The system did not recover.'],
    ['an alert still fires', { resolvedSeconds: undefined }, 'The alerts did not resolve.'],
    [
      'a write is lost',
      { load: { ...RESULT.load, lost: ['projects/1'] } },
      'The acknowledged object projects/1 is lost.',
    ],
    ['older data is lost', { missing: ['forms/2'] }, 'The object forms/2 from before the incident is lost.'],
    ['a command failed', { error: 'kubectl failed.' }, 'kubectl failed.'],
  ])('is reported if %s', (_, change, problem) => {
    expect(problemsOf({ ...RESULT, ...change })).toEqual([`broker-down: ${problem}`]);
  });
});
