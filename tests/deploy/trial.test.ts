import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './support/settings-of-code';

interface Deployment {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly containers: readonly {
          readonly lifecycle?: { readonly postStart: { readonly exec: { readonly command: readonly string[] } } };
        }[];
      };
    };
  };
}

const folder = mkdtempSync(join(tmpdir(), 'trial-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what MongoDB's container of the trial runs after its start, where `mongosh` is replaced by a script, without delays. */
function afterStart(mongosh: string) {
  const servers = readFileSync(join(ROOT, 'deploy/kubernetes/try/servers.yaml'), 'utf8');
  const mongo = parseAllDocuments(servers)
    .map((document) => document.toJS() as Deployment)
    .find(({ metadata, spec }) => metadata.name === 'mongo' && spec.template !== undefined);
  const [program, ...options] = mongo!.spec.template.spec.containers[0]!.lifecycle!.postStart.exec.command;
  for (const [name, script] of [
    ['mongosh', mongosh],
    ['sleep', ''],
  ] as const) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const asked = join(folder, 'asked');
  const { status } = spawnSync(program!, options, { env: { PATH: `${folder}:${process.env['PATH']}`, ASKED: asked } });
  return { status, asked: readFileSync(asked, 'utf8') };
}

describe('MongoDB of the trial in a cluster', () => {
  it('becomes a replica set under an address that leads to it before its Service does', () => {
    const { status, asked } = afterStart('echo "$@" >"$ASKED"');

    expect(status).toBe(0);
    expect(asked).toContain("host: 'localhost:27017'");
  });

  it('is said to have failed when it does not become one', () => {
    const { status, asked } = afterStart('echo no >>"$ASKED"; exit 1');

    expect(status).toBe(1);
    expect(asked.split('no').length).toBeGreaterThan(20);
  });
});
