import { parseNeighboursArguments } from './arguments';

describe('the arguments of npm run try:neighbours', () => {
  it('ask for each service alone as it was, unless they name some', () => {
    const each = [['gateway'], ['projects'], ['forms'], ['funnels'], ['spreadsheets'], ['channels']];

    expect(parseNeighboursArguments([])).toEqual({ rounds: each, from: undefined, mayBeFirst: false });
    expect(parseNeighboursArguments(['forms', '--from', 'HEAD~5'])).toMatchObject({
      rounds: [['forms']],
      from: 'HEAD~5',
    });
  });

  it('ask for several that are all as they were', () => {
    expect(parseNeighboursArguments(['funnels+projects', 'forms'])).toMatchObject({
      rounds: [['funnels', 'projects'], ['forms']],
    });
  });

  it('ask for all others as they were where one is released', () => {
    expect(parseNeighboursArguments(['--release', 'projects'])).toMatchObject({
      rounds: [['gateway', 'forms', 'funnels', 'spreadsheets', 'channels']],
      mayBeFirst: true,
    });
  });

  it.each([
    [['postgres']],
    [['forms+postgres']],
    [['--release', 'kafka']],
    [['--release', 'forms', 'forms']],
    [['--to', 'HEAD']],
  ])('refuse %j', (args) => {
    expect(() => parseNeighboursArguments(args)).toThrow('npm run try:neighbours');
  });
});
