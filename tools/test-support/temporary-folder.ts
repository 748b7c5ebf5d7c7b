import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const created: string[] = [];

afterAll(() => {
  for (const folder of created.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-unit-'));
  created.push(folder);
  return folder;
}
