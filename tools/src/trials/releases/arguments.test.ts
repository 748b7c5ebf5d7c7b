import { parseReleaseArguments } from './arguments';

describe('the arguments of npm run try:releases', () => {
  it('ask for each service alone as it was, unless they name some', () => {
    const each = [['gateway'], ['projects'], ['forms'], ['funnels'], ['spreadsheets'], ['channels']];

    expect(parseReleaseArguments([])).toEqual({ rounds: each, from: undefined, mayBeFirst: false });
    expect(parseReleaseArguments(['forms', '--from', 'HEAD~5'])).toMatchObject({
      rounds: [['forms']],
      from: 'HEAD~5',
    });
  });

  it('ask for several that are all as they were', () => {
    expect(parseReleaseArguments(['funnels+projects', 'forms'])).toMatchObject({
      rounds: [['funnels', 'projects'], ['forms']],
    });
  });

  it('ask for all others as they were where one is released', () => {
    expect(parseReleaseArguments(['--release', 'projects'])).toMatchObject({
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
    expect(() => parseReleaseArguments(args)).toThrow('npm run try:releases');
  });
});
