import { changesOf } from './field-changes';

const before = { name: 'Roof', dueAt: new Date('2026-01-01'), tagIds: ['a'], version: 1 };
const API_NAMES = { name: 'name', dueAt: 'due_at', tagIds: 'tag_ids' };

test('lists each changed field with its API name', () => {
  const after = { ...before, dueAt: new Date('2026-01-02'), tagIds: ['a', 'b'] };

  expect(changesOf(before, after, API_NAMES)).toEqual([
    { field: 'due_at', from: before.dueAt, to: after.dueAt },
    { field: 'tag_ids', from: ['a'], to: ['a', 'b'] },
  ]);
});

test('leaves out equal values and fields without an API name', () => {
  const after = { ...before, dueAt: new Date(before.dueAt), tagIds: ['a'], version: 2 };

  expect(changesOf(before, after, API_NAMES)).toEqual([]);
});
