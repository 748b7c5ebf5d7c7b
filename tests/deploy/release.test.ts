import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, SERVICES } from './support/settings-of-code';

/** The value of an expression that uses deploy/release/changes.mjs. */
function evaluate(expression: string): unknown {
  const script = `import * as changes from './changes.mjs'; const { parseChange, nextVersion, changelogEntry, withoutService } = changes;
    const text = 'projects: minor\\ngateway: patch\\n\\nSearches take more.';
    const one = parseChange('a.md', text); const big = { name: 'b.md', services: { projects: 'major' }, sentence: 'Codes are numbers.' };
    process.stdout.write(JSON.stringify(${expression}) ?? 'null')`;
  const folder = join(ROOT, 'deploy', 'release');
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      stdio: 'pipe',
    }).toString(),
  );
}

describe('a release of one service', () => {
  it('increments its version by its most significant change', () => {
    expect(evaluate(`[nextVersion('projects', '1.2.3', [one]), nextVersion('projects', '1.2.3', [one, big])]`)).toEqual(
      ['1.3.0', '2.0.0'],
    );
    expect(evaluate(`nextVersion('gateway', '1.2.3', [one, big])`)).toBe('1.2.4');
    expect(evaluate(`nextVersion('forms', '1.2.3', [one, big]) ?? 'none'`)).toBe('none');
  });

  it('lists the most significant changes first', () => {
    expect(evaluate(`changelogEntry('projects', '2.0.0', '2026-11-21', [one, big])`)).toBe(
      '## 2.0.0 (2026-11-21)\n\n- Codes are numbers.\n- Searches take more.\n',
    );
  });

  it('keeps a change note for the other services that it names', () => {
    expect(evaluate(`withoutService(one, 'projects')`)).toBe('gateway: patch\n\nSearches take more.\n');
    expect(evaluate(`withoutService(big, 'projects') ?? 'nothing'`)).toBe('nothing');
  });

  it('rejects an invalid change note', () => {
    expect(() => evaluate(`parseChange('c.md', 'projects: huge\\n\\nX.')`)).toThrow('is not "service: patch"');
  });

  it.each(SERVICES)('%s has the same version in its package and its chart', (service) => {
    const read = (expression: string) => evaluate(expression) as string;
    const file = (path: string) => `(await import('node:fs')).readFileSync('${join(ROOT, path)}', 'utf8')`;

    const version = read(`JSON.parse(${file(`services/${service}/package.json`)}).version`);

    expect(read(file(`deploy/helm/${service}/Chart.yaml`))).toMatch(
      new RegExp(`^appVersion: ${version.replaceAll('.', '\\.')}$`, 'm'),
    );
  });
});
