import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '..', '..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');

/** Rules that are generated from the modules of the services. */
const MODULE_RULES = ['modules-import-earlier-modules-only', 'modules-do-not-import-stores-of-others'];

const FIXTURES = 'tests/structure/fixtures';

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

/** Each violation in the fixtures as `<fixture> <rule>`. One run for all fixtures, because the program starts slowly. */
async function violations(): Promise<ReadonlySet<string>> {
  const program = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const env = { ...process.env, STRUCTURE_ROOT: `${FIXTURES}/[^/]+/` };
  const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(program, ['--config', CONFIG, '--output-type', 'json', FIXTURES], options);
  const { summary } = JSON.parse(stdout) as Report;
  return new Set(
    summary.violations.map(({ from, rule }) => `${from.slice(FIXTURES.length + 1).split('/')[0]} ${rule.name}`),
  );
}

describe('the rules of dependency-cruiser', () => {
  const { forbidden } = require(CONFIG) as { forbidden: { name: string }[] };
  const rules = [...new Set([...forbidden.map(({ name }) => name), ...MODULE_RULES])];

  it('each have a fixture that violates them', () => {
    expect(readdirSync(join(__dirname, 'fixtures')).sort()).toEqual([...rules].sort());
  });

  it('each report the violation in their fixture', async () => {
    const reported = await violations();

    expect(rules.filter((rule) => !reported.has(`${rule} ${rule}`))).toEqual([]);
  });
});
