import type { StepName } from './step-names';

export type CheckName = Exclude<StepName, 'python' | 'unit' | 'component' | 'outside'>;

/** Checks that are one program of node_modules/.bin. */
export const CHECKS: Readonly<Record<CheckName, readonly [string, ...string[]]>> = {
  format: ['biome', 'check', '.'],
  types: ['tsc', '-b'],
  'test-types': ['tsc', '-p', 'tsconfig.tests.json'],
  'bench-types': ['tsc', '-p', 'bench'],
  structure: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'services', 'tools', 'console', 'tests'],
  unused: ['knip'],
  protos: ['buf', 'lint', 'proto'],
  documents: ['markdownlint-cli2'],
  spelling: ['cspell', 'lint', '--no-progress', '--dot'],
};
