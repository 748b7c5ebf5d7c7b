import { findConflict, isSameValue } from './effect-source';

describe('isSameValue', () => {
  it.each([
    ['a missing value and null', undefined, null, true],
    ['objects with members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['lists in another order', ['a', 'b'], ['b', 'a'], false],
  ])('compares %s', (_, a, b, expected) => {
    expect(isSameValue(a, b)).toBe(expected);
  });

  it.each(['group_ids', 'tag_ids', 'user_ids', 'executor_ids'])('ignores the order of %s', (field) => {
    expect(isSameValue(['a', 'b'], ['b', 'a'], field)).toBe(true);
    expect(isSameValue(['a', 'b'], ['a', 'c'], field)).toBe(false);
    expect(isSameValue(['a'], null, field)).toBe(false);
  });

  it.each(['value', 'step_ids', 'field_order', 'project_order', 'form_ids'])('compares the order of %s', (field) => {
    expect(isSameValue(['a', 'b'], ['b', 'a'], field)).toBe(false);
  });
});

describe('findConflict', () => {
  it.each([
    ['returns a value that is neither the one before nor the one after', 'budget', 3, true],
    ['accepts the value before', 'budget', 1, false],
    ['accepts the value after', 'budget', 2, false],
  ])('%s', (_, field, current, isConflict) => {
    const message = 'budget was changed meanwhile.';
    const conflict = isConflict ? { result: 'conflict', message } : undefined;

    expect(findConflict([{ field, from: 1, to: 2 }], { [field]: current })).toEqual(conflict);
  });

  it('ignores the order of lists of links', () => {
    const changes = [{ field: 'tag_ids', from: ['c'], to: ['c', 'a'] }];

    expect(findConflict(changes, { tag_ids: ['a', 'c'] })).toBeUndefined();
  });
});
