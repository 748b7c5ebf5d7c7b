import { parseBackupArguments } from './arguments';

describe('the arguments of a backup', () => {
  it('contain the action and the folder', () => {
    expect(parseBackupArguments(['take', '/backups/1'])).toEqual({ action: 'take', folder: '/backups/1' });
    expect(parseBackupArguments(['restore', 'b'])).toEqual({ action: 'restore', folder: 'b', suffix: '_restored' });
    expect(parseBackupArguments(['drill'])).toEqual({ action: 'drill' });
  });

  it.each([[[]], [['take']], [['restore', 'b', '--suffix', '']], [['drop', 'b']], [['drill', '--now']]])(
    'are rejected as %j, with the usage',
    (args) => {
      expect(() => parseBackupArguments(args)).toThrow('npm run backup -- take');
    },
  );
});
