import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts a connector with no settings but `env`. */
function start(name: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/src/main.js'], {
    cwd: join(__dirname, name),
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stderr.trim().split('\n') };
}

const missingOf = (lines: readonly string[]) => lines.flatMap((line) => /^(\w+) is not set\. \S/.exec(line)?.[1] ?? []);

describe('a connector that cannot start', () => {
  it.each([
    ['connector-http', ['PROVIDER_URL', 'PROVIDER_TOKEN']],
    ['connector-slack', ['BOT_TOKEN', 'SIGNING_SECRET']],
    ['connector-whatsapp', ['PHONE_NUMBER_ID', 'ACCESS_TOKEN', 'APP_SECRET', 'VERIFY_TOKEN']],
    [
      'connector-email',
      ['IMAP_HOST', 'IMAP_USER', 'IMAP_PASSWORD', 'SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'],
    ],
  ])('names each missing setting and its source: %s', (name, own) => {
    const { status, lines } = start(name);
    const documented = readFileSync(join(__dirname, name, 'README.md'), 'utf8');

    expect(status).toBe(2);
    expect(missingOf(lines)).toEqual(['CHANNEL_URL', 'CHANNEL_SECRET', 'SPOOL_FOLDER', ...own]);
    expect(lines).toHaveLength(missingOf(lines).length + 2);
    for (const setting of own) expect(documented).toContain(`\`${setting}\``);
  });

  it('prints the reason without a stack trace, and exits with 1 if its settings are valid', () => {
    const env = { CHANNEL_URL: 'http://127.0.0.1:1', CHANNEL_SECRET: 'whsec_x', SPOOL_FOLDER: '/dev/null/spool' };
    const { status, lines } = start('connector-slack', { ...env, BOT_TOKEN: 'x', SIGNING_SECRET: 'x', PORT: '0' });

    expect(status).toBe(1);
    expect(lines).toEqual(['connector-slack cannot start:', expect.stringContaining('/dev/null/spool')]);
  });
});
