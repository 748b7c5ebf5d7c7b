import { parseCellsArguments } from './arguments';

describe('the arguments of npm run try:cells', () => {
  it('default to the target numbers', () => {
    expect(parseCellsArguments([])).toEqual({ projects: 100_000, rate: 100 });
    expect(parseCellsArguments(['--projects', '50', '--rate', '3'])).toEqual({ projects: 50, rate: 3 });
  });

  it.each([[['--projects', 'many']], [['--rate', '0']], [['now']]])('reject %j', (args) => {
    expect(() => parseCellsArguments(args)).toThrow('npm run try:cells');
  });
});
