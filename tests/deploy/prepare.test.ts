import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `kubectl` for an empty namespace: stores the input of each created Secret. */
const KUBECTL = `case "$*" in
  *" get "*) exit 1 ;;
  *"create secret generic"*--from-env-file=/dev/stdin*) cat >"$SECRETS/$6" ;;
  *) cat </dev/null ;;
esac`;

/** Runs deploy/kubernetes/prepare.sh, with scripts instead of `kubectl` and `psql`, and returns the settings of a Secret. */
function prepare(environment: Record<string, string> = {}) {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets, { recursive: true });
  for (const [name, script] of [
    ['kubectl', KUBECTL],
    ['psql', 'cat >/dev/null'],
  ] as const) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const { status, stderr } = spawnSync('sh', [join(ROOT, 'deploy/kubernetes/prepare.sh'), 'trackway'], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      SECRETS: secrets,
      PGHOST: 'postgres',
      PGPASSWORD: 'p',
      FORMS_MONGODB_URL: 'mongodb://forms:f@mongo:27017/forms',
      CHANNELS_MONGODB_URL: 'mongodb://channels:c@mongo:27017/channels',
      OPS_MONGODB_URL: 'mongodb://ops:o@mongo:27017/admin',
      ...environment,
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return (name: string) => readFileSync(join(secrets, name), 'utf8');
}

describe('deploy/kubernetes/prepare.sh', () => {
  it('writes the URL of each role into the Secret of its service', () => {
    const secret = prepare();

    expect(secret('trackway-funnels')).toMatch(
      /^POSTGRES_URL=postgres:\/\/funnels_app:\w{48}@postgres:5432\/funnels$/m,
    );
    expect(secret('trackway-forms')).toBe('MONGODB_URL=mongodb://forms:f@mongo:27017/forms\n');
  });

  it('adds parameters to the URLs of PostgreSQL', () => {
    const secret = prepare({ POSTGRES_PARAMETERS: '?sslmode=verify-full' });

    expect(secret('trackway-projects')).toMatch(/^POSTGRES_URL=.*\/projects\?sslmode=verify-full$/m);
    expect(secret('trackway-projects')).toMatch(/^POSTGRES_SEARCH_URL=.*\/projects\?sslmode=verify-full$/m);
    expect(secret('trackway-projects-owner')).toMatch(/^MIGRATION_POSTGRES_URL=.*\/projects\?sslmode=verify-full$/m);
    expect(secret('trackway-ops')).toMatch(/^POSTGRES_URL=.*\/postgres\?sslmode=verify-full$/m);
  });
});
