import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICES, settingsOfCode } from './support/settings-of-code';

const page = readFileSync(join(ROOT, 'docs', 'operating.md'), 'utf8');
const tables = page.slice(page.indexOf('<!-- settings -->'), page.indexOf('<!-- /settings -->'));

/** Name and default of each row below a heading, up to the next one. */
function rowsBelow(heading: string): Map<string, string> {
  const [table = ''] = tables.slice(tables.indexOf(heading) + heading.length).split('\n**');
  return new Map(
    [...table.matchAll(/^\| `([A-Z0-9_]+)` +\| ([^|]*)\|/gm)].map(([, name, value]) => [name!, value!.trim()]),
  );
}

describe('the settings in docs/operating.md', () => {
  const shared = rowsBelow('Every service but the gateway:');

  it.each(SERVICES)('are those of %s, with what is required', (service) => {
    const own = rowsBelow(`**${service}**`);
    const rows = service === 'gateway' ? own : new Map([...shared, ...own]);
    const { known, required } = settingsOfCode(service);

    expect([...rows.keys()].sort()).toEqual([...known].sort());
    const saidRequired = [...rows].filter(([, value]) => value === 'required').map(([name]) => name);
    expect(saidRequired.sort()).toEqual([...required].sort());
  });
});
