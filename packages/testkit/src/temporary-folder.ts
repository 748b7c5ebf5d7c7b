import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const created: string[] = [];

process.once('exit', () => {
  for (const folder of created) rmSync(folder, { recursive: true, force: true });
});

/**
 * An empty folder that is removed when the process ends. Test files of a worker share this module, so it cannot use the
 * hooks of one of them.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-test-'));
  created.push(folder);
  return folder;
}
