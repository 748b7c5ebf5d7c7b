import { diffValues } from './diff-values';

it('lists the smallest values that differ, with their paths', () => {
  const before = { name: 'a', actions: [{ type: 'wait', for: 5 }, { type: 'move' }], tests: [], conditions: [1] };
  const after = { name: 'b', actions: [{ type: 'wait', for: 6, name: 'pause' }], tests: [], conditions: { a: 1 } };

  expect(diffValues(before, after)).toEqual([
    { path: 'name', before: 'a', after: 'b' },
    { path: 'actions.0.for', before: 5, after: 6 },
    { path: 'actions.0.name', after: 'pause' },
    { path: 'actions.1', before: { type: 'move' } },
    { path: 'conditions', before: [1], after: { a: 1 } },
  ]);
  expect(diffValues(before, structuredClone(before))).toEqual([]);
});
