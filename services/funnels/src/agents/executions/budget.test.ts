import { assertStepAllowed, assertWithinBudget, type Consumption, computeReservation, remainingTokens } from './budget';
import type { Usage } from './execution';

const NO_USAGE: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cost: '0',
  knownCost: '0',
  currency: null,
  failedSeconds: 0,
};
const used = (usage: Partial<Usage>): Usage => ({ ...NO_USAGE, ...usage });
const spent = (of: Partial<Consumption>): Consumption => ({
  steps: 0,
  seconds: 0,
  execution: NO_USAGE,
  agentToday: NO_USAGE,
  frameToday: NO_USAGE,
  ...of,
});

const limits = { max_steps: 5, max_tokens: 100, max_seconds: 10, max_cost: 1, daily_tokens: 200, daily_cost: 2 };
const frame = { dailyTokens: 1_000, dailyCost: 5 };

describe('the budget of an execution', () => {
  it.each([
    ['max_steps', { steps: 5 }],
    ['max_tokens', { execution: used({ inputTokens: 60, outputTokens: 40 }) }],
    ['max_seconds', { seconds: 10 }],
    ['max_cost', { execution: used({ cost: '1.00', knownCost: '1.00' }) }],
    ['daily_tokens of the agent', { agentToday: used({ inputTokens: 200 }) }],
    ['daily_cost of the agent', { agentToday: used({ cost: '2', knownCost: '2' }) }],
    ['tokens that the agents of a frame', { frameToday: used({ outputTokens: 1_000 }) }],
    ['agents of a frame may cost', { frameToday: used({ cost: null, knownCost: '5' }) }],
  ])('is exceeded when %s is reached', (limit, of) => {
    expect(() => assertWithinBudget(limits, frame, spent(of))).toThrow(
      expect.objectContaining({ code: 'budget_exceeded', message: expect.stringContaining(limit) }),
    );
  });

  it('has no cost limit if none is configured', () => {
    const { max_cost: _, daily_cost: __, ...unlimited } = limits;
    const expensive = used({ cost: '1000', knownCost: '1000' });

    expect(() =>
      assertWithinBudget(
        unlimited,
        { dailyTokens: 1_000 },
        spent({ execution: expensive, agentToday: expensive, frameToday: expensive }),
      ),
    ).not.toThrow();
  });

  it('is not exceeded just below its limits', () => {
    const almost = { steps: 4, seconds: 9.9, execution: used({ inputTokens: 99, knownCost: '0.99' }) };

    expect(() => assertWithinBudget(limits, frame, spent(almost))).not.toThrow();
    expect(() => assertStepAllowed(limits, 4)).not.toThrow();
    expect(remainingTokens(limits, spent(almost))).toBe(1);
  });
});

describe('the reservation of a call', () => {
  const none = { tokens: 0, cost: 0 };
  const input = 'x'.repeat(38);
  const price = { input: 1_000, output: 10_000, currency: 'USD' };
  const large = { max_steps: 5, max_tokens: 100_000, max_seconds: 10 };
  const unlimited = { dailyTokens: 1_000_000 };

  it('contains the input and the maximum output', () => {
    const use = { spent: spent({}), reserved: { agent: none, frame: none } };

    expect(computeReservation(large, unlimited, use, input, undefined)).toEqual({
      outputTokens: 16_384,
      tokens: 16_394,
      cost: 0,
    });
  });

  it.each([
    ['tokens of the execution', { ...large, max_tokens: 500 }, unlimited, none, 500],
    ['daily tokens of the agent', { ...large, daily_tokens: 500 }, unlimited, none, 490],
    ['daily tokens of the frame', large, { dailyTokens: 500 }, none, 490],
    ['tokens that other calls reserved', large, { dailyTokens: 500 }, { tokens: 400, cost: 0 }, 90],
    ['cost of the execution', { ...large, max_cost: 0.51 }, unlimited, none, 50],
    ['daily cost of the frame', large, { ...unlimited, dailyCost: 0.51 }, none, 50],
    ['cost that other calls reserved', large, { ...unlimited, dailyCost: 0.51 }, { tokens: 0, cost: 0.25 }, 25],
  ])('is limited to the remaining %s', (_, ofAgent, ofFrame, frameReserved, outputTokens) => {
    const use = { spent: spent({}), reserved: { agent: none, frame: frameReserved } };

    expect(computeReservation(ofAgent, ofFrame, use, input, price)).toMatchObject({ outputTokens });
  });

  it.each([
    ['tokens', { dailyTokens: 500 }, { tokens: 490, cost: 0 }],
    ['cost', { ...unlimited, dailyCost: 0.51 }, { tokens: 0, cost: 0.5 }],
  ])('is not possible while other calls have reserved the remaining %s', (_, ofFrame, frameReserved) => {
    const use = { spent: spent({}), reserved: { agent: none, frame: frameReserved } };

    expect(computeReservation(large, ofFrame, use, input, price)).toBeUndefined();
  });
});
