import type { Program, Step } from './history/step';
import { shrink } from './shrink';

const step = (path: string): Step => ({ kind: 'project.patch', user: 0, method: 'PATCH', path });
const program: Program = {
  seed: 1,
  marker: 'T1',
  setup: [],
  clients: [['a', 'b', 'c', 'd', 'e'].map(step), ['f', 'g', 'h'].map(step), ['i'].map(step)],
  final: [],
};
const paths = ({ clients }: Program) => clients.map((steps) => steps.map(({ path }) => path));

it('removes clients and steps that a violation does not need', async () => {
  const reproduces = async (candidate: Program) => {
    const all = paths(candidate).flat();
    return all.includes('b') && all.includes('d') && all.includes('h');
  };

  expect(paths(await shrink(program, reproduces))).toEqual([['b', 'd'], ['h']]);
});

it('repeats a candidate, because a violation may not show each time', async () => {
  let executed = 0;
  const reproduces = async (candidate: Program) => paths(candidate).flat().includes('g') && executed++ % 2 === 1;

  expect(paths(await shrink(program, reproduces))).toEqual([['g']]);
});

it('returns the program if nothing can be removed', async () => {
  const reproduces = async (candidate: Program) => paths(candidate).flat().length === 9;

  expect(paths(await shrink(program, reproduces))).toEqual(paths(program));
});
