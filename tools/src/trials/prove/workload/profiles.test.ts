import type { StepKind } from '../history/step';
import { generateProgram } from './generate';
import type { ProfileName } from './profiles';

function shares(profile: ProfileName) {
  const { clients } = generateProgram({ seed: 1, clients: 4, steps: 10_000, profile });
  const kinds = clients.flat().map(({ kind }) => kind);
  const reads = kinds.filter((kind) => /\.(read|search|list|use)$/.test(kind));
  return { reads: reads.length / kinds.length, kinds: new Set<StepKind>(kinds) };
}

it('reads 14 of 15 times with `reads`, and writes everything that `mixed` writes', () => {
  const [reads, mixed] = [shares('reads'), shares('mixed')];

  expect(reads.reads).toBeGreaterThan(0.91);
  expect(reads.reads).toBeLessThan(0.95);
  expect(mixed.reads).toBeLessThan(0.5);
  expect([...mixed.kinds].filter((kind) => !reads.kinds.has(kind))).toEqual([]);
});
