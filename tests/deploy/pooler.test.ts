import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const textOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const script = textOf('deploy', 'databases', 'create-databases.sh');

/** The settings in the connection options of the code. */
function connectionSettings(text: string, name: RegExp): string[] {
  const [, settings = ''] = name.exec(text) ?? [];
  return [...settings.matchAll(/^\s*(\w+): '([^']*)'|\{ (\w+): '([^']*)' \}/gm)].map(
    ([, name, value, onlyName, onlyValue]) => `${name ?? onlyName} = ${value ?? onlyValue}`,
  );
}

/** The settings of a role in the script, in the notation of the code. */
function settingsOfRole(role: RegExp): string[] {
  const line = script.split('\n').find((one) => role.test(one)) ?? '';
  const settings = [...line.matchAll(/"([^"]+ = [^"]+)"|'(\w+ = [^']+)'/g)].map(
    ([, quoted, plain]) => quoted ?? plain!,
  );
  return settings.map((setting) => setting.replaceAll("'", '').replace(', ', ','));
}

describe('roles behind a pooler, which ignores connection settings,', () => {
  it('have the settings of service connections', () => {
    const sent = connectionSettings(
      textOf('packages', 'postgres', 'src', 'transactions', 'pool.ts'),
      /const PLANS = (.*);/,
    );

    expect(sent).toHaveLength(1);
    expect(settingsOfRole(/settings "\$\{service\}_app"/)).toEqual(['statement_timeout = 30s', ...sent]);
  });

  it('have the settings of search connections', () => {
    const pool = textOf('services', 'projects', 'src', 'search', 'sql', 'pg-search-pool.ts');
    const sent = connectionSettings(pool, /serverSettings: \{([\s\S]*?)\n {4}\}/);

    expect(sent).toHaveLength(4);
    expect(settingsOfRole(/^settings projects_search/)).toEqual(['statement_timeout = 5s', ...sent]);
  });
});
