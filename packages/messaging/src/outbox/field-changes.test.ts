import { changesOf } from './field-changes';

const before = { name: 'Roof', dueAt: new Date('2026-01-01'), tagIds: ['a'], version: 1 };
const API_NAMES = { name: 'name', dueAt: 'due_at', tagIds: 'tag_ids' };

test('tells each field that differs by its name in the API', () => {
  const after = { ...before, dueAt: new Date('2026-01-02'), tagIds: ['a', 'b'] };

  expect(changesOf(before, after, API_NAMES)).toEqual([
    { field: 'due_at', from: before.dueAt, to: after.dueAt },
    { field: 'tag_ids', from: ['a'], to: ['a', 'b'] },
  ]);
});

test('says nothing of equal values and of fields that it was not told of', () => {
  const after = { ...before, dueAt: new Date(before.dueAt), tagIds: ['a'], version: 2 };

  expect(changesOf(before, after, API_NAMES)).toEqual([]);
});
