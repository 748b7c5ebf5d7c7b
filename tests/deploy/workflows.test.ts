import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './support/settings-of-code';

interface Workflow {
  readonly jobs: {
    readonly release: { readonly steps: readonly { readonly uses?: string; readonly with?: { platforms?: string } }[] };
  };
}

it('the release workflow sets up emulation before it builds for other processors', () => {
  const file = readFileSync(join(ROOT, '.github', 'workflows', 'release.yml'), 'utf8');
  const { steps } = (parse(file) as Workflow).jobs.release;

  const build = steps.findIndex((step) => step.with?.platforms?.includes('linux/arm64'));
  const emulation = steps.findIndex(({ uses }) => uses?.startsWith('docker/setup-qemu-action@'));

  expect(build).toBeGreaterThan(-1);
  expect(emulation).toBeGreaterThan(-1);
  expect(emulation).toBeLessThan(build);
});

describe('actions', () => {
  const folder = join(ROOT, '.github', 'workflows');
  const used = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line) => /uses: (.+)/.exec(line)?.[1] ?? []),
  );

  it('are pinned by the commit of a version, because a tag can be moved', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('have the same version in all workflows', () => {
    const versions = new Map(used.map((action) => [action.split('@')[0], action]));

    expect(new Set(used)).toEqual(new Set(versions.values()));
  });
});
