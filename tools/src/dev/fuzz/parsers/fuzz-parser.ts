import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BlockCoverage } from './block-coverage';
import { type Finding, fuzz } from './fuzz-loop';
import type { FuzzTarget } from './fuzz-target';
import { readCorpus, writeCorpus } from './stored-corpus';

export interface FuzzParserOptions {
  readonly name: string;
  readonly target: FuzzTarget;
  readonly minutes: number;
  readonly seed: number;
  /** File of the stored inputs. */
  readonly corpus: string;
  /** Folder of failing inputs and new corpora. */
  readonly output: string;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Fuzzes one parser and stores what it finds. Resolves with false if an input fails. */
export async function fuzzParser(options: FuzzParserOptions): Promise<boolean> {
  const { name, target, seed, log } = options;
  const stored = readCorpus(options.corpus);
  const coverage = new BlockCoverage(target.package, target.libraries);
  const clock = () => performance.now();
  const end = clock() + options.minutes * 60_000;
  const isOver = () => options.signal.aborted || clock() >= end;
  const { executions, added, finding } = await fuzz(target, coverage, { corpus: stored, seed, isOver, clock });
  coverage.stop();
  const file = join(options.output, `${name}.json`);
  writeCorpus(file, [...stored, ...added]);
  log(
    `${name}: ${executions} executions, ${coverage.size} executed characters of code, ${stored.length} stored and ${added.length} new inputs (${file})`,
  );
  if (finding) report(options, finding);
  return finding === undefined;
}

function report({ name, output, log }: FuzzParserOptions, { input, error }: Finding): void {
  const file = join(output, `${name}-${createHash('sha1').update(input).digest('hex').slice(0, 12)}`);
  mkdirSync(output, { recursive: true });
  writeFileSync(file, input);
  log(`${name}: this input fails: ${file}\n${error instanceof Error ? error.stack : String(error)}`);
}
