import { parseSupervisorArguments } from './arguments';

describe('the arguments of npm start', () => {
  it('select the whole system with its demo frame by default', () => {
    expect(parseSupervisorArguments([])).toEqual({
      state: undefined,
      seed: true,
      only: undefined,
      links: false,
      quiet: false,
    });
  });

  it('can select one service', () => {
    expect(parseSupervisorArguments(['projects']).only).toBe('projects');
  });

  it.each([[['project']], [['projects', 'forms']], [['--fast']]])('are rejected as %j, with the usage', (args) => {
    expect(() => parseSupervisorArguments(args)).toThrow(/npm start/);
  });
});
