import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

it('protos are compatible with the released ones', () => {
  const against = join('packages', 'contracts', 'released', 'protos.binpb');

  const complaints = execFileSync(
    join(ROOT, 'node_modules', '.bin', 'buf'),
    ['breaking', 'proto', '--against', against],
    {
      cwd: ROOT,
    },
  );

  expect(complaints.toString()).toBe('');
});
