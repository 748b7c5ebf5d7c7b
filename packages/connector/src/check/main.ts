#!/usr/bin/env node
import { messageOf } from '../errors';
import { type CheckOptions, readOptions, USAGE } from './options';
import { type CheckResult, runChecks } from './run-checks';

const MARKS = { passed: '✔', failed: '✘', skipped: '–' } as const;

async function main(): Promise<number> {
  let options: CheckOptions | undefined;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${USAGE}`);
    return 2;
  }
  if (!options) {
    process.stdout.write(USAGE);
    return 0;
  }
  const { isJson } = options;
  const results = await runChecks(options, process.env, (result) => {
    if (!isJson) process.stdout.write(lineOf(result));
  });
  process.stdout.write(isJson ? `${JSON.stringify({ checks: results }, undefined, 2)}\n` : summaryOf(results));
  return results.some(({ result }) => result === 'failed') || results.length === 0 ? 1 : 0;
}

function lineOf({ id, title, result, reason, expected, ms }: CheckResult): string {
  const head = `${MARKS[result]} ${id.padEnd(34)} ${title} (${ms} ms)\n`;
  if (result === 'passed') return head;
  return `${head}    ${result === 'failed' ? 'found' : 'skipped'}: ${reason}\n${expected ? `    right: ${expected}\n` : ''}`;
}

function summaryOf(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['result']) => results.filter(({ result }) => result === wanted).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 2;
  },
);
