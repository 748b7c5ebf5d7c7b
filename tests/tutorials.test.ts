import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiOf } from './support/api';
import { codeBlocks } from './support/code-blocks';
import { system } from './support/system';

const PRELUDE = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n';
const ASSIGNMENTS = /^(TOKEN|BASE)=\$\(.*\n/gm;
const LIMIT_MS = 60_000;

/** The commands of a tutorial build on each other, so they are one script. */
const TUTORIALS = [
  ['import-a-workbook', /"row": ?3/, 'House at the lake'],
  ['collect-answers', '"value":84', 'House at the lake'],
  ['react-to-changes', 'Stadium', '"status":"succeeded"'],
] as const;

describe.each(TUTORIALS)('the tutorial %s', (name, ...outputs) => {
  const home = mkdtempSync(join(tmpdir(), 'trackway-tutorial-'));
  const temporary = mkdtempSync(join(tmpdir(), 'trackway-tutorial-'));
  afterAll(() => {
    for (const folder of [home, temporary]) rmSync(folder, { recursive: true });
  });

  it('runs in a new tenant, ends as described, and leaves no files', () => {
    const blocks = codeBlocks().filter(
      ({ document, language, marker }) =>
        document === `docs/tutorials/${name}.md` && language === 'bash' && marker === '',
    );
    const script = blocks.map(({ text }) => text.replace(ASSIGNMENTS, '')).join('\n');

    const { status, stdout, stderr } = spawnSync('bash', ['-c', PRELUDE + script], {
      cwd: home,
      encoding: 'utf8',
      timeout: LIMIT_MS,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        HOME: home,
        TMPDIR: temporary,
        TOKEN: apiOf().token,
        BASE: system.base_url,
      },
    });

    expect(blocks.length).toBeGreaterThan(4);
    expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
    for (const output of outputs) expect(stdout).toMatch(output);
    expect([readdirSync(home), readdirSync(temporary)]).toEqual([[], []]);
  }, 90_000);
});
