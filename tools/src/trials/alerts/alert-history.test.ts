import { AlertHistory } from './alert-history';

describe('AlertHistory', () => {
  it('waits for alerts to fire and to resolve, and returns those that do not', async () => {
    const history = new AlertHistory({ firing: async () => new Set(['DeadLetters']) }).start();

    expect(await history.untilFired(['DeadLetters'], 5_000)).toEqual([]);
    expect(await history.untilFired(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['CircuitOpen']);
    expect(await history.untilResolved(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['DeadLetters']);
    await history.stop();
  });
});
