import { AlertsSeen } from './alerts-seen';

describe('alerts that are watched', () => {
  it('are known by when they fired first, and by who has not', async () => {
    const seen = new AlertsSeen({ firing: async () => new Set(['DeadLetters']) }).start();

    expect(await seen.untilFired(['DeadLetters'], 5_000)).toEqual([]);
    expect(await seen.untilFired(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['CircuitOpen']);
    expect(await seen.untilOver(['DeadLetters', 'CircuitOpen'], 0)).toEqual(['DeadLetters']);
    await seen.stop();
  });
});
