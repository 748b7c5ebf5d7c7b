import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const folder = mkdtempSync(join(tmpdir(), 'create-databases-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('deploy/databases/create-databases.sh', () => {
  it('accepts passwords with quotes', () => {
    const statements = join(folder, 'statements');
    writeFileSync(join(folder, 'psql'), `#!/bin/sh\ncat >>"${statements}"\n`, { mode: 0o755 });
    const roles = ['projects', 'funnels', 'spreadsheets'].flatMap((name) => [`${name}_owner`, `${name}_app`]);
    const passwords = [...roles, 'projects_search'].map((role) => [`${role.toUpperCase()}_PASSWORD`, `it's ${role}`]);
    const { status, stderr } = spawnSync('sh', [join(ROOT, 'deploy/databases/create-databases.sh')], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}`, ...Object.fromEntries(passwords) },
    });

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(statements, 'utf8')).toContain(
      "SELECT format('ALTER ROLE %I PASSWORD %L', 'projects_app', 'it''s projects_app') \\gexec",
    );
  });
});
