import { parseUndoTrialArguments } from './arguments';

describe('the arguments of npm run try:undo', () => {
  it('have defaults', () => {
    expect(parseUndoTrialArguments([])).toEqual({ seconds: 120, seed: 1, tenants: 4, connection: undefined });
    expect(parseUndoTrialArguments(['--minutes', '0.5', '--seed', '7'])).toMatchObject({ seconds: 30, seed: 7 });
  });

  it.each([[['--tenants', '0']], [['--seed', 'x']], [['--other']]])('are rejected if invalid: %p', (args) => {
    expect(() => parseUndoTrialArguments(args)).toThrow('try:undo');
  });
});
