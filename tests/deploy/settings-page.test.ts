import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';
import { settingsPage } from './support/settings-page';

const FILE = join(ROOT, 'docs', 'reference', 'settings.md');

it('docs/reference/settings.md lists the settings of the code', () => {
  const page = settingsPage();
  if (process.env['UPDATE_DOCUMENTS']) writeFileSync(FILE, page);

  expect(readFileSync(FILE, 'utf8')).toBe(page);
  expect(page).toContain('| `INTERNAL_KEYS` | required |');
});
