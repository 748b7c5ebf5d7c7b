import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contexts, evaluateCondition, evaluateText, parseOutputs } from './expressions';
import type { Job, Matrix, Step } from './workflow';

/** The result of a step. An action, or a step whose condition is false, is skipped. */
export type StepResult = {
  step: string;
  outcome: 'succeeded' | 'failed' | 'skipped';
  seconds: number;
  reason?: string;
};

export type JobResult = { steps: StepResult[]; outputs: Record<string, string> };

type Options = {
  job: Job;
  matrix: Matrix;
  contexts: Contexts;
  /** A fresh clone, as actions/checkout makes it. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Changes commands and variables, for example to shorten them. */
  change: (command: string) => string;
  log: (line: string) => void;
};

/** Runs the commands of a job like a runner: each step in its own shell, until one fails. */
export async function runJob(options: Options): Promise<JobResult> {
  const { job, matrix, log } = options;
  const contexts: Record<string, string> = { ...options.contexts };
  for (const [name, value] of Object.entries(matrix)) contexts[`matrix.${name}`] = value;
  const steps: StepResult[] = [];
  for (const step of job.steps) {
    const result = await runStep(step, { ...options, contexts });
    log(`  ${result.outcome} (${result.seconds} s): ${result.step}${result.reason ? `: ${result.reason}` : ''}`);
    steps.push(result);
    if (result.outcome === 'failed') break;
  }
  const succeeded = steps.every(({ outcome }) => outcome !== 'failed');
  const outputs = Object.entries(succeeded ? (job.outputs ?? {}) : {});
  return { steps, outputs: Object.fromEntries(outputs.map(([name, text]) => [name, evaluateText(text, contexts)])) };
}

async function runStep(step: Step, options: Options & { contexts: Record<string, string> }): Promise<StepResult> {
  const { contexts, folder, job, change } = options;
  const title = (step.name ?? step.uses ?? step.run ?? '').split('\n')[0] ?? '';
  const skipped = (reason: string): StepResult => ({ step: title, outcome: 'skipped', seconds: 0, reason });
  if (step.run === undefined) return skipped('an action of GitHub');
  if (!evaluateCondition(step.if, contexts)) return skipped(`if: ${step.if}`);
  let command: string;
  try {
    command = change(evaluateText(step.run, contexts));
  } catch (error) {
    return skipped(error instanceof Error ? error.message : String(error));
  }
  const files = mkdtempSync(join(tmpdir(), 'trackway-step-'));
  const output = join(files, 'output');
  writeFileSync(output, '');
  const ownEnv = Object.entries({ ...job.env, ...step.env }).map(([name, value]) => [
    name,
    change(evaluateText(String(value), contexts)),
  ]);
  const env = { ...options.env, CI: 'true', GITHUB_OUTPUT: output, ...Object.fromEntries(ownEnv) };
  const startedAt = Date.now();
  const code = await runShell(command, { cwd: folder, env });
  for (const [name, value] of Object.entries(parseOutputs(readFileSync(output, 'utf8'))))
    contexts[`steps.${step.id}.outputs.${name}`] = value;
  rmSync(files, { recursive: true });
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  if (code === 0) return { step: title, outcome: 'succeeded', seconds };
  return { step: title, outcome: 'failed', seconds, reason: `exit code ${code}` };
}

/** The default shell of a runner: `bash -e`. Background processes of a step may outlive it, as on a runner. */
function runShell(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<number> {
  const child = spawn('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', command], {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
