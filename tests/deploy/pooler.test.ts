import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const textOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const script = textOf('deploy', 'databases', 'create-databases.sh');

/** The settings in an object of the code. */
function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+): '([^']*)'/g)].map(([, name = '', value = '']) => [name, value]));
}

const pool = textOf('packages', 'postgres', 'src', 'transactions', 'pool.ts');
const PLANS = settingsIn(/const PLANS = (.*);/.exec(pool)?.[1] ?? '');

/** The settings of a role in the script. */
function settingsOfRole(role: RegExp): Record<string, string> {
  const [line = ''] = role.exec(script) ?? [];
  const settings = [...line.matchAll(/"([^"]+ = [^"]+)"|'(\w+ = [^']+)'/g)];
  return Object.fromEntries(
    settings.map(([, quoted, plain = '']) => (quoted ?? plain).replaceAll("'", '').replace(', ', ',').split(' = ')),
  );
}

describe('roles behind a pooler, which ignores connection settings,', () => {
  it('have the settings of service connections', () => {
    expect(Object.keys(PLANS)).toEqual(['plan_cache_mode', 'enable_seqscan', 'jit']);
    expect(settingsOfRole(/settings "\$\{service\}_app".*/)).toEqual({ statement_timeout: '30s', ...PLANS });
  });

  it('have the settings of search connections', () => {
    const search = textOf('services', 'projects', 'src', 'search', 'sql', 'pg-search-pool.ts');
    const sent = settingsIn(/serverSettings: \{([\s\S]*?)\n {4}\}/.exec(search)?.[1] ?? '');

    expect(Object.keys(sent)).toHaveLength(4);
    expect(settingsOfRole(/^settings projects_search(?:.*\\\n)?.*/m)).toEqual({
      statement_timeout: '5s',
      ...PLANS,
      ...sent,
    });
  });
});
