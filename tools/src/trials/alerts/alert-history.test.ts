import { AlertHistory } from './alert-history';

describe('AlertHistory', () => {
  it('waits for alerts to fire and to resolve, and returns those that do not', async () => {
    const history = new AlertHistory({ firing: async () => new Set(['DeadLetters']) }).start();

    expect(await history.untilFired(['DeadLetters'], 5_000)).toEqual([]);
    expect(await history.untilFired(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['CircuitOpen']);
    expect(await history.untilResolved(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['DeadLetters']);
    await history.stop();
  });

  it('continues after a failed poll', async () => {
    const polls = [() => Promise.reject(new Error('timeout')), async () => new Set(['DeadLetters'])];
    const history = new AlertHistory({ firing: () => (polls.shift() ?? (async () => new Set<string>()))() }).start();

    expect(await history.untilFired(['DeadLetters'], 5_000)).toEqual([]);
    await history.stop();
  });
});
