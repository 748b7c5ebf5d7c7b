import { executeRounds } from './execute-rounds';
import type { Program } from './history/step';

const program = (seed: number): Program => ({ seed, marker: '', setup: [], clients: [], final: [] });

/** Programs that end at once; their pending work ends when `settle` is called. */
function setUp(tenants: number, count: number) {
  const begun: number[] = [];
  const results: number[] = [];
  const settle: (() => void)[] = [];
  let next = 0;
  const ended = executeRounds<number>({
    tenants,
    next: () => (next < count ? program(next++) : undefined),
    execute: async ({ seed }, onProgramEnd) => {
      begun.push(seed);
      const pending = new Promise<void>((resolve) => settle.push(resolve));
      onProgramEnd();
      await pending;
      return seed;
    },
    onResult: (seed) => {
      results.push(seed);
    },
  });
  return { begun, results, settle, ended };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('begins programs while work is pending, up to three rounds for each tenant', async () => {
  const { begun, results, settle, ended } = setUp(1, 5);
  await turn();
  expect(begun).toEqual([0, 1, 2]);

  settle[1]?.();
  await turn();
  expect([begun, results]).toEqual([[0, 1, 2, 3], [1]]);

  for (const index of [0, 2, 3]) settle[index]?.();
  await turn();
  settle[4]?.();
  await ended;
  expect(results.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

it.each([
  ['program', () => {}],
  ['pending work', (onProgramEnd: () => void) => onProgramEnd()],
])('ends with the error of a %s', async (_, begin) => {
  const programs = [program(0)];
  const execute = async (_: Program, onProgramEnd: () => void) => {
    begin(onProgramEnd);
    await turn();
    throw new Error('Failed.');
  };
  const next = () => programs.pop();

  await expect(executeRounds({ tenants: 2, next, execute, onResult: () => {} })).rejects.toThrow('Failed.');
});
