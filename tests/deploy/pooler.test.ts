import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const textOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const given = textOf('deploy', 'databases', 'create-databases.sh');

/** The settings that the code sends when it connects: a map of one line or more below a name. */
function sentBy(text: string, name: RegExp): string[] {
  const [, settings = ''] = name.exec(text) ?? [];
  return [...settings.matchAll(/^\s*(\w+): '([^']*)'|\{ (\w+): '([^']*)' \}/gm)].map(
    ([, name, value, onlyName, onlyValue]) => `${name ?? onlyName} = ${value ?? onlyValue}`,
  );
}

/** What a role has by itself, as the code would write it. */
function hasByItself(role: RegExp): string[] {
  const line = given.split('\n').find((one) => role.test(one)) ?? '';
  const settings = [...line.matchAll(/"([^"]+ = [^"]+)"|'(\w+ = [^']+)'/g)].map(
    ([, quoted, plain]) => quoted ?? plain!,
  );
  return settings.map((setting) => setting.replaceAll("'", '').replace(', ', ','));
}

describe('roles behind a pooler, which drops what services send when they connect,', () => {
  it('have what every connection of a service has', () => {
    const sent = sentBy(textOf('packages', 'postgres', 'src', 'transactions', 'pool.ts'), /const PLANS = (.*);/);

    expect(sent).toHaveLength(1);
    expect(hasByItself(/settings "\$\{service\}_app"/)).toEqual(['statement_timeout = 30s', ...sent]);
  });

  it('have what searches have', () => {
    const pool = textOf('services', 'projects', 'src', 'search', 'sql', 'pg-search-pool.ts');
    const sent = sentBy(pool, /serverSettings: \{([\s\S]*?)\n {4}\}/);

    expect(sent).toHaveLength(4);
    expect(hasByItself(/^settings projects_search/)).toEqual(['statement_timeout = 5s', ...sent]);
  });
});
