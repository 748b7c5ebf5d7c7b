import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed when the test file has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trackway-unit-'));
  made.push(folder);
  return folder;
}
