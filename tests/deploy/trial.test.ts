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

/** Runs the postStart hook of the trial's MongoDB container, with scripts instead of `mongosh` and `sleep`. */
function runPostStart(mongosh: string) {
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
  const calls = join(folder, 'asked');
  const { status } = spawnSync(program!, options, { env: { PATH: `${folder}:${process.env['PATH']}`, ASKED: calls } });
  return { status, asked: readFileSync(calls, 'utf8') };
}

describe('MongoDB in the trial cluster', () => {
  it('becomes a replica set with an address that is reachable before its Service', () => {
    const { status, asked: calls } = runPostStart('echo "$@" >"$ASKED"');

    expect(status).toBe(0);
    expect(calls).toContain("host: 'localhost:27017'");
  });

  it('reports an error if it does not become a replica set', () => {
    const { status, asked: calls } = runPostStart('echo no >>"$ASKED"; exit 1');

    expect(status).toBe(1);
    expect(calls.split('no').length).toBeGreaterThan(20);
  });
});
