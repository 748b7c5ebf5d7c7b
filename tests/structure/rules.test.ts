import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '..', '..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** Generated from the modules of the services; without any module there are none. */
const MODULE_RULES = ['modules-import-earlier-modules-only', 'modules-do-not-import-stores-of-others'];

interface Verdict {
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string } }[] };
}

/** The names of the rules that a fixture breaks. */
async function brokenBy(fixture: string): Promise<string[]> {
  const folder = `tests/structure/fixtures/${fixture}`;
  const program = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const options = { cwd: ROOT, env: { ...process.env, STRUCTURE_ROOT: `${folder}/` }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(program, ['--config', CONFIG, '--output-type', 'json', folder], options);
  const verdict = JSON.parse(stdout) as Verdict;
  return verdict.summary.violations.map(({ rule }) => rule.name);
}

describe('the rules of structure', () => {
  const { forbidden } = require(CONFIG) as { forbidden: { name: string }[] };
  const rules = [...new Set([...forbidden.map(({ name }) => name), ...MODULE_RULES])];

  it('each have a fixture that breaks them', () => {
    expect(readdirSync(join(__dirname, 'fixtures')).sort()).toEqual([...rules].sort());
  });

  it.each(rules)('%s fails where it is broken', async (rule) => {
    expect(await brokenBy(rule)).toContain(rule);
  });
});
