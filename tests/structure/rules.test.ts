import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '..', '..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** Rules that are generated from the modules of the services. */
const MODULE_RULES = ['modules-import-earlier-modules-only', 'modules-do-not-import-stores-of-others'];

interface Report {
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string } }[] };
}

/** The names of the rules that a fixture violates. */
async function violationsIn(fixture: string): Promise<string[]> {
  const folder = `tests/structure/fixtures/${fixture}`;
  const program = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const options = { cwd: ROOT, env: { ...process.env, STRUCTURE_ROOT: `${folder}/` }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(program, ['--config', CONFIG, '--output-type', 'json', folder], options);
  const report = JSON.parse(stdout) as Report;
  return report.summary.violations.map(({ rule }) => rule.name);
}

describe('the rules of dependency-cruiser', () => {
  const { forbidden } = require(CONFIG) as { forbidden: { name: string }[] };
  const rules = [...new Set([...forbidden.map(({ name }) => name), ...MODULE_RULES])];

  it('each have a fixture that violates them', () => {
    expect(readdirSync(join(__dirname, 'fixtures')).sort()).toEqual([...rules].sort());
  });

  it.each(rules)('%s reports a violation', async (rule) => {
    expect(await violationsIn(rule)).toContain(rule);
  });
});
