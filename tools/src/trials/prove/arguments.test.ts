import { parseProveArguments } from './arguments';

it('runs for the given minutes or seconds', () => {
  expect(parseProveArguments(['--minutes', '10']).seconds).toBe(600);
  expect(parseProveArguments(['--seconds', '90']).seconds).toBe(90);
});

it('reads the kinds of faults', () => {
  expect(parseProveArguments([]).faults).toEqual([]);
  expect(parseProveArguments(['--faults', 'kill,pause']).faults).toEqual(['kill', 'pause']);
  expect(parseProveArguments(['--faults', 'all']).faults).toHaveLength(9);
  expect(parseProveArguments(['--faults', 'disk']).faults).toEqual(['disk']);
  expect(parseProveArguments(['--faults', 'network']).faults).toContain('stall-responses');
});

it('has longer programs with `reads`', () => {
  expect(parseProveArguments([]).steps).toBe(150);
  expect(parseProveArguments(['--profile', 'reads']).steps).toBe(400);
  expect(parseProveArguments(['--profile', 'reads', '--steps', '60']).steps).toBe(60);
});

it('reads how densely faults are injected', () => {
  expect(parseProveArguments([])).toMatchObject({ concurrentFaults: 1, pauseMs: 8_000 });
  expect(parseProveArguments(['--concurrent-faults', '4', '--pause', '0.5'])).toMatchObject({
    concurrentFaults: 4,
    pauseMs: 500,
  });
});

it('reads which links are disturbed, and which clocks are shifted', () => {
  const options = parseProveArguments(['--links', 'kafka', '--clock', 'forms=-90', '--clock', 'projects=5']);

  expect(options).toMatchObject({ links: 'kafka', clocks: ['forms=-90', 'projects=5'] });
});

it('reads the earlier version of rolling upgrades', () => {
  expect(parseProveArguments(['--faults', 'upgrade', '--before', 'HEAD~5'])).toMatchObject({
    faults: ['upgrade'],
    before: 'HEAD~5',
  });
});

it('reads which disks are filled', () => {
  expect(parseProveArguments([]).disks).toEqual(['postgres', 'kafka', 'mongo', 'storage']);
  expect(parseProveArguments(['--disks', 'mongo,postgres']).disks).toEqual(['postgres', 'mongo']);
});

it('reads which servers are killed or paused', () => {
  expect(parseProveArguments([]).servers).toEqual(['postgres', 'kafka', 'mongo']);
  expect(parseProveArguments(['--servers', 'postgres']).servers).toEqual(['postgres']);
});

it.each([
  ['--servers', 'redis'],
  ['--faults', 'flood'],
  ['--disks', 'redis'],
  ['--profile', 'x'],
  ['--seed', '1.5'],
  ['--tenants', '-1'],
  ['--unknown'],
])('rejects %s %s', (...args) => {
  expect(() => parseProveArguments(args)).toThrow(/npm run prove/);
});
