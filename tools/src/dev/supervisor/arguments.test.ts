import { parseSupervisorArguments } from './arguments';

describe('the arguments of npm start', () => {
  it('starts the whole system with its demo frame when there are none', () => {
    expect(parseSupervisorArguments([])).toEqual({
      state: undefined,
      seed: true,
      only: undefined,
      quiet: false,
    });
  });

  it('takes the name of one service', () => {
    expect(parseSupervisorArguments(['projects']).only).toBe('projects');
  });

  it.each([[['project']], [['projects', 'forms']], [['--fast']]])('refuses %j and says what there is', (args) => {
    expect(() => parseSupervisorArguments(args)).toThrow(/npm start/);
  });
});
