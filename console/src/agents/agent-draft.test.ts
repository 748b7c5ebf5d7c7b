import { createBody, NEW_AGENT, updateBody } from './agent-draft';

describe('the body of an agent', () => {
  it('has the limits that are not empty, as numbers', () => {
    expect(createBody({ ...NEW_AGENT, max_cost: '0.5' }).limits).toEqual({
      max_steps: 20,
      max_tokens: 50_000,
      max_seconds: 300,
      max_cost: 0.5,
    });
  });

  it('has all limits if one of them changes, and otherwise the changes alone', () => {
    const changes = { daily_tokens: '', max_steps: '5' };

    expect(updateBody({ ...NEW_AGENT, max_seconds: '60', ...changes }, changes)).toEqual({
      limits: { max_steps: 5, max_tokens: 50_000, max_seconds: 60 },
    });
    expect(updateBody(NEW_AGENT, { name: 'Triage' })).toEqual({ name: 'Triage' });
  });
});
