import { parseSupervisorArguments } from './arguments';

describe('the arguments of npm start', () => {
  it('select the whole system with its demo frame by default', () => {
    expect(parseSupervisorArguments([])).toEqual({
      state: undefined,
      seed: true,
      portfolio: true,
      only: undefined,
      links: false,
      smallDisks: false,
      clocks: new Map(),
      quiet: false,
    });
  });

  it('can leave out demo data', () => {
    expect(parseSupervisorArguments(['--no-seed', '--no-portfolio'])).toMatchObject({ seed: false, portfolio: false });
  });

  it('can select one service', () => {
    expect(parseSupervisorArguments(['projects']).only).toBe('projects');
  });

  it('can shift the clocks of services', () => {
    const { clocks } = parseSupervisorArguments(['--clock', 'forms=-90', '--clock', 'projects=+5']);

    expect(clocks).toEqual(new Map(Object.entries({ forms: -90_000, projects: 5_000 })));
  });

  it.each([
    [['--clock', 'forms']],
    [['--clock', 'form=5']],
    [['--clock', 'forms=5m']],
    [['project']],
    [['projects', 'forms']],
    [['--fast']],
  ])('are rejected as %j, with the usage', (args) => {
    expect(() => parseSupervisorArguments(args)).toThrow(/npm start/);
  });
});
