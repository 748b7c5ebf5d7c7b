import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CheckResult {
  readonly id: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly reason?: string;
}

const ROOT = join(__dirname, '..');
const PROGRAM = join(ROOT, 'packages/connector/dist/check/main.js');
const FAULTY = join(ROOT, 'packages/connector/test-support/faulty-connector.mjs');
/** Checks that a connector cannot pass: e-mails have no signatures. */
const SKIPPED: ReadonlyMap<string, readonly string[]> = new Map([['connector-email', ['inbound/forged-callback']]]);

/** The checks of a command, by their result. */
function check(command: string, cwd: string): Promise<readonly CheckResult[]> {
  return new Promise((resolve, reject) => {
    execFile('sh', ['-c', command], { cwd, maxBuffer: 1e7 }, (_error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout).checks);
      } catch {
        reject(new Error(`${stdout}\n${stderr}`));
      }
    });
  });
}

const others = (results: readonly CheckResult[]) => results.filter(({ result }) => result !== 'passed');

describe('the conformance check', () => {
  // They wait for retries most of the time, so they run at the same time.
  it.concurrent.each(['connector-http', 'connector-email', 'connector-whatsapp', 'connector-slack'])(
    'is passed by %s',
    async (name) => {
      const cwd = join(ROOT, 'examples', name);
      const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));

      const results = await check(`${scripts.check} --json`, cwd);

      expect(results.length).toBeGreaterThan(30);
      expect(others(results).map(({ id, result, reason }) => (result === 'skipped' ? id : `${id}: ${reason}`))).toEqual(
        SKIPPED.get(name) ?? [],
      );
    },
  );

  it.concurrent.each([
    ['none', 'inbound/delivery', 'passed'],
    ['unsigned', 'inbound/delivery', 'failed'],
    ['no-retry', 'inbound/retries', 'failed'],
    ['new-id', 'inbound/lost-response', 'failed'],
    ['none', 'inbound/kill-during-outage', 'failed'],
    ['no-verification', 'outbound/invalid-signature', 'failed'],
    ['no-deduplication', 'outbound/duplicates', 'failed'],
    ['none', 'outbound/kill', 'failed'],
    ['none', 'operation/health-contents', 'passed'],
    ['secret-on-health-page', 'operation/health-contents', 'failed'],
  ])('of a connector with the fault %s has the result of %s: %s', async (fault, id, expected) => {
    const fake = join(ROOT, 'examples/connector-http/dist/fake/main.js');
    const env = `--env FAULT=${fault} --env PROVIDER_TOKEN=token --env 'PROVIDER_URL={fake}/messages'`;

    const results = await check(
      `node ${PROGRAM} --start 'node ${FAULTY}' --start-fake 'node ${fake}' ${env} --only ${id} --timeout 3 --json`,
      ROOT,
    );

    expect(results).toMatchObject([{ id, result: expected }]);
  });

  it('reports invalid arguments', async () => {
    await expect(check(`node ${PROGRAM} --url http://127.0.0.1:1`, ROOT)).rejects.toThrow('--url needs --secret.');
    await expect(check(`node ${PROGRAM}`, ROOT)).rejects.toThrow('either --start or --url');
  });
});
