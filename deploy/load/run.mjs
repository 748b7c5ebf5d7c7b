/**
 * Runs a load profile with k6: npm run load -- smoke [minutes]. The target is the system of `npm start`, or BASE_URL with
 * TOKEN. Writes a report page. The exit code is k6's: 99 if a threshold is not met.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const [profile = 'smoke', minutes] = process.argv.slice(2);

/** The address and a token of the running system. */
function target() {
  const { BASE_URL, TOKEN, TEST_CONNECTION = join(ROOT, '.local', 'connection.json') } = process.env;
  if (BASE_URL && TOKEN) return { BASE_URL, TOKEN };
  if (!existsSync(TEST_CONNECTION)) throw new Error('Start the system with npm start, or set BASE_URL and TOKEN.');
  const connection = JSON.parse(readFileSync(TEST_CONNECTION, 'utf8'));
  return { BASE_URL: connection.base_url, TOKEN: connection.token };
}

function run() {
  const folder = process.env.REPORT_FOLDER ?? join(ROOT, '.local', 'load');
  mkdirSync(folder, { recursive: true });
  const settings = { ...target(), PROFILE: profile, REPORT_FOLDER: folder, ...(minutes && { MINUTES: minutes }) };
  // k6 reads variables from its environment, so the token is in no argument.
  const env = { ...process.env, ...settings, K6_NO_USAGE_REPORT: 'true' };
  const script = join(import.meta.dirname, 'load.mjs');
  const { error, status } = spawnSync(process.env.K6 ?? 'k6', ['run', '--quiet', '--include-system-env-vars', script], {
    env,
    stdio: 'inherit',
  });
  if (error) throw new Error('k6 is missing: go install go.k6.io/k6@v1.8.1, or set K6 to its path.');
  process.stdout.write(`Report: ${join(folder, `load-${profile}.html`)}\n`);
  return status ?? 1;
}

try {
  process.exitCode = run();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
