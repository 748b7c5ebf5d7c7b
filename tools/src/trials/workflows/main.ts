import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { table } from '../../dev/supervisor/table';
import { runMain } from '../../process/run-main';
import { parseWorkflowArguments, type WorkflowOptions } from './arguments';
import { evaluateText } from './expressions';
import { type JobResult, runJob } from './run-job';
import { type Job, type Matrix, matricesOf, readWorkflows } from './workflow';

type NamedJob = { name: string; id: string; job: Job };

/** Values of GitHub that do not matter for the commands. Nothing is pushed to the registry: that needs secrets. */
const LOCAL_VALUES = {
  'github.run_number': '1',
  'github.event_name': 'push',
  'vars.REGISTRY': 'registry.invalid',
};

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run try:workflows -- ci/audit …` runs the commands of jobs on this host, each in a fresh clone of the last commit.
 * Actions and commands that need values of GitHub are skipped and listed. Without arguments it lists the jobs. Exits with
 * 1 if a command failed.
 */
async function main(): Promise<number> {
  const jobs = allJobs();
  const options = parseWorkflowArguments(
    process.argv.slice(2),
    jobs.map(({ name }) => name),
  );
  if (options.jobs.length === 0) {
    for (const { name } of jobs) log(name);
    return 0;
  }
  const contexts: Record<string, string> = { ...LOCAL_VALUES };
  const rows: string[][] = [];
  for (const { name, id, job } of jobs.filter((one) => options.jobs.includes(one.name))) {
    for (const matrix of matricesOf(job, (text) => evaluateText(text, contexts)).filter(options.isSelected)) {
      const title = [name, ...Object.values(matrix)].join(' ');
      log(`\n${title}`);
      const { steps, outputs } = await runInClone(job, matrix, contexts, options);
      for (const [output, value] of Object.entries(outputs)) contexts[`needs.${id}.outputs.${output}`] = value;
      for (const { step, outcome, seconds, reason = '' } of steps)
        rows.push([title, step.slice(0, 60), outcome, `${seconds} s`, reason.slice(0, 100)]);
    }
  }
  log(`\n${table([['job', 'step', 'outcome', 'time', 'reason'], ...rows]).join('\n')}`);
  return rows.some(([, , outcome]) => outcome === 'failed') ? 1 : 0;
}

function allJobs(): NamedJob[] {
  return readWorkflows().flatMap(({ name, jobs, env }) =>
    Object.entries(jobs).map(([id, job]) => ({
      name: `${name}/${id}`,
      id,
      job: { ...job, env: { ...env, ...job.env } },
    })),
  );
}

async function runInClone(
  job: Job,
  matrix: Matrix,
  contexts: Readonly<Record<string, string>>,
  { tag, change }: WorkflowOptions,
): Promise<JobResult> {
  const parent = mkdtempSync(join(tmpdir(), 'trackway-workflow-'));
  const folder = join(parent, 'checkout');
  try {
    execFileSync('git', ['clone', '--quiet', REPOSITORY, folder]);
    return await runJob({ job, matrix, contexts, folder, env: { ...process.env, GITHUB_REF_NAME: tag }, change, log });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

void runMain(main);
