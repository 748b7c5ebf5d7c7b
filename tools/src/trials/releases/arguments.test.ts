import { SERVICE_NAMES } from '../../dev/start/services';
import { parseReleaseArguments } from './arguments';

describe('the arguments of npm run try:releases', () => {
  it('select each service in its last release, unless services are named', () => {
    const each = SERVICE_NAMES.map((name) => [name]);

    expect(parseReleaseArguments([])).toEqual({ rounds: each, from: undefined, mayBeFirst: false });
    expect(parseReleaseArguments(['forms', '--from', 'HEAD~5'])).toMatchObject({
      rounds: [['forms']],
      from: 'HEAD~5',
    });
  });

  it('select several services in their last releases', () => {
    expect(parseReleaseArguments(['funnels+projects', 'forms'])).toMatchObject({
      rounds: [['funnels', 'projects'], ['forms']],
    });
  });

  it('select all other services in their last releases if one is released', () => {
    expect(parseReleaseArguments(['--release', 'projects'])).toMatchObject({
      rounds: [SERVICE_NAMES.filter((name) => name !== 'projects')],
      mayBeFirst: true,
    });
  });

  it.each([
    [['postgres']],
    [['forms+postgres']],
    [['--release', 'kafka']],
    [['--release', 'forms', 'forms']],
    [['--to', 'HEAD']],
  ])('reject %j', (args) => {
    expect(() => parseReleaseArguments(args)).toThrow('npm run try:releases');
  });
});
