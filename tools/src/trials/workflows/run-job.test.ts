import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJob } from './run-job';
import type { Job } from './workflow';

const expression = (text: string) => `\${{ ${text} }}`;

const folder = mkdtempSync(join(tmpdir(), 'trackway-job-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(job: Job, change = (command: string) => command) {
  const env = { PATH: process.env['PATH'] };
  return runJob({ job, matrix: { size: 'small' }, contexts: {}, folder, env, change, log: () => undefined });
}

const outcomes = async (job: Job) => (await run(job)).steps.map(({ outcome }) => outcome);

describe('a job of a workflow', () => {
  it('runs its commands with the matrix, and skips actions and steps whose condition is false', async () => {
    const steps = [
      { uses: 'actions/checkout@v5' },
      { run: `test "${expression('matrix.size')}" = small` },
      { run: 'false', if: "matrix.size == 'large'" },
    ];

    expect(await outcomes({ steps })).toEqual(['skipped', 'succeeded', 'skipped']);
  });

  it('stops at the first command that fails, also in a pipe', async () => {
    expect(await outcomes({ steps: [{ run: 'false | cat' }, { run: 'true' }] })).toEqual(['failed']);
  });

  it('skips commands that need values of GitHub', async () => {
    expect((await run({ steps: [{ run: `echo ${expression('secrets.KEY')}` }] })).steps).toEqual([
      expect.objectContaining({ outcome: 'skipped', reason: 'The expression has no local value: secrets.KEY' }),
    ]);
  });

  it('passes outputs of a step to later steps and to other jobs', async () => {
    const steps = [
      { id: 'list', run: 'echo names=forms >>"$GITHUB_OUTPUT"' },
      { run: `test "${expression('steps.list.outputs.names')}" = forms` },
    ];

    const { outputs } = await run({ steps, outputs: { names: expression('steps.list.outputs.names') } });

    expect(outputs).toEqual({ names: 'forms' });
  });

  it('can be shortened', async () => {
    const { steps } = await run({ steps: [{ run: 'false' }] }, (command) => command.replace('false', 'true'));

    expect(steps).toMatchObject([{ outcome: 'succeeded' }]);
  });
});
