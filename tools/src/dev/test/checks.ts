import { newestCommits } from './newest-commits';
import type { StepName } from './step-names';

export type CheckName = Exclude<StepName, 'audit' | 'python' | 'unit' | 'component' | 'outside'>;

/** Checkers and builders of tsc that run side by side check the same declarations again, for twice the CPU time. */
const ONE_CHECKER = ['--checkers', '1'] as const;

/** Checks that are one program of node_modules/.bin. */
const PROGRAMS: Readonly<Record<CheckName, readonly [string, ...string[]]>> = {
  format: ['biome', 'check', '.'],
  types: ['tsc', '-b', ...ONE_CHECKER, '--builders', '1'],
  'test-types': ['tsc', '-p', 'tsconfig.tests.json', ...ONE_CHECKER],
  'bench-types': ['tsc', '-p', 'bench'],
  structure: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'services', 'tools', 'console', 'tests'],
  unused: ['knip'],
  protos: ['buf', 'lint', 'proto'],
  documents: ['markdownlint-cli2'],
  spelling: ['cspell', 'lint', '--no-progress', '--dot'],
  commits: ['commitlint'],
};

/** The program of a check, with its arguments. */
export function programOf(name: CheckName): readonly [string, ...string[]] {
  return name === 'commits' ? [...PROGRAMS.commits, ...newestCommits()] : PROGRAMS[name];
}
