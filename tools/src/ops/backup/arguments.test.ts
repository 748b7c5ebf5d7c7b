import { parseBackupArguments } from './arguments';

describe('the arguments of a backup', () => {
  it('contain the action and the folder', () => {
    expect(parseBackupArguments(['take', '/backups/1'])).toEqual({ action: 'take', place: { folder: '/backups/1' } });
    expect(parseBackupArguments(['restore', 'b'])).toEqual({ action: 'restore', folder: 'b', suffix: '_restored' });
    expect(parseBackupArguments(['verify', 'b'])).toEqual({ action: 'verify', place: { folder: 'b' } });
    expect(parseBackupArguments(['drill'])).toEqual({ action: 'drill' });
  });

  it('contain the folder of all backups, and how many to keep', () => {
    const place = { parent: '/backups' };

    expect(parseBackupArguments(['take', '--in', '/backups', '--keep', '14'])).toEqual({
      action: 'take',
      place,
      keep: 14,
    });
    expect(parseBackupArguments(['verify', '--in', '/backups'])).toEqual({ action: 'verify', place });
  });

  it.each([
    [[]],
    [['take']],
    [['take', 'b', '--in', 'c']],
    [['take', '--in', 'b', '--keep', '0']],
    [['restore', 'b', '--suffix', '']],
    [['drop', 'b']],
    [['drill', '--now']],
  ])('are rejected as %j, with the usage', (args) => {
    expect(() => parseBackupArguments(args)).toThrow('npm run backup -- take');
  });
});
