import { readFileSync } from 'node:fs';
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
