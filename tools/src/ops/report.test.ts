import { withoutDryRun } from './dry-run';
import { reportOf } from './report';

describe('the report of a command', () => {
  it('is one line of JSON with the duration and the details', () => {
    const times = [new Date('2026-11-23T02:00:00.000Z'), new Date('2026-11-23T02:00:01.500Z')];
    const report = reportOf({ command: 'backup', action: 'take', isDryRun: true }, () => times.shift() as Date);

    const text = report(true, { folder: '/backups/1' });

    expect(text.endsWith('\n')).toBe(true);
    expect(JSON.parse(text)).toEqual({
      command: 'backup',
      action: 'take',
      dry_run: true,
      ok: true,
      started_at: '2026-11-23T02:00:00.000Z',
      seconds: 1.5,
      details: { folder: '/backups/1' },
    });
  });
});

it('--dry-run is taken from the arguments of every command', () => {
  expect(withoutDryRun(['delete', 'f', '--dry-run'])).toEqual({ args: ['delete', 'f'], isDryRun: true });
  expect(withoutDryRun(['count', 'f'])).toEqual({ args: ['count', 'f'], isDryRun: false });
});
