import { refuseMoreSteps, refuseOverBudget, type Spent, tokensLeft } from './budget';
import type { Usage } from './execution';

const NOTHING: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cost: '0',
  knownCost: '0',
  currency: null,
  lostSeconds: 0,
};
const used = (usage: Partial<Usage>): Usage => ({ ...NOTHING, ...usage });
const spent = (of: Partial<Spent>): Spent => ({
  steps: 0,
  seconds: 0,
  execution: NOTHING,
  agentToday: NOTHING,
  frameToday: NOTHING,
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
  ])('is used up where %s is reached', (limit, of) => {
    expect(() => refuseOverBudget(limits, frame, spent(of))).toThrow(
      expect.objectContaining({ code: 'budget_exceeded', message: expect.stringContaining(limit) }),
    );
  });

  it('has no limit of cost where none was set', () => {
    const { max_cost: _, daily_cost: __, ...unlimited } = limits;
    const dear = used({ cost: '1000', knownCost: '1000' });

    expect(() =>
      refuseOverBudget(
        unlimited,
        { dailyTokens: 1_000 },
        spent({ execution: dear, agentToday: dear, frameToday: dear }),
      ),
    ).not.toThrow();
  });

  it('is not used up just before', () => {
    const almost = { steps: 4, seconds: 9.9, execution: used({ inputTokens: 99, knownCost: '0.99' }) };

    expect(() => refuseOverBudget(limits, frame, spent(almost))).not.toThrow();
    expect(() => refuseMoreSteps(limits, 4)).not.toThrow();
    expect(tokensLeft(limits, spent(almost))).toBe(1);
  });
});
