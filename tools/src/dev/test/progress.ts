import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { REPOSITORY } from '../servers/config';
import type { Tally } from './tally';

type ProgressEvent =
  | { readonly path: string; readonly state: 'running' }
  | { readonly path: string; readonly state: 'finished'; readonly passed: number; readonly failed: number };

export interface Progress {
  /** Files that have started and not finished, relative to the repository. */
  readonly running: readonly string[];
  /** Of the finished files; each running file counts as one failure. */
  readonly tally: Tally;
}

/** Reads what `progress-reporter.cjs` has recorded. */
export function readProgress(file: string): Progress {
  const running = new Set<string>();
  let passed = 0;
  let failed = 0;
  for (const event of eventsOf(file)) {
    if (event.state === 'running') running.add(event.path);
    else {
      running.delete(event.path);
      passed += event.passed;
      failed += event.failed;
    }
  }
  return {
    running: [...running].map((path) => relative(REPOSITORY, path)),
    tally: { passed, failed: failed + running.size },
  };
}

/** Milliseconds since a test file started or finished. */
export function idleMs(file: string, startedAt: number, now: number): number {
  return now - (existsSync(file) ? Math.max(statSync(file).mtimeMs, startedAt) : startedAt);
}

function eventsOf(file: string): ProgressEvent[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ProgressEvent => JSON.parse(line));
}
