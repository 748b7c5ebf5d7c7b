import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

it('protos have no breaking changes since the last release', () => {
  const against = join('packages', 'contracts', 'released', 'protos.binpb');

  const violations = execFileSync(
    join(ROOT, 'node_modules', '.bin', 'buf'),
    ['breaking', 'proto', '--against', against],
    {
      cwd: ROOT,
    },
  );

  expect(violations.toString()).toBe('');
});
