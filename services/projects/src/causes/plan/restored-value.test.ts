import { CHANGED_SINCE, restoredValue } from './restored-value';

describe('the value that an undo restores', () => {
  it.each([
    ['the value before', 'name', 'b', 'a', 'b', 'a'],
    ['a value that is restored already', 'name', 'a', 'a', 'b', 'a'],
    ['a conflict', 'name', 'c', 'a', 'b', CHANGED_SINCE],
    ['labels without those that were added, in alphabetical order', 'labels', ['b', 'x'], ['a'], ['b'], ['a', 'x']],
    ['the order of the projects of a group', 'project_order', [2, 1, 3], [1, 2, 3], [2, 1, 3], [1, 2, 3]],
    ['an order with projects that others added', 'project_order', [2, 1, 4], [1, 2], [2, 1], [1, 2, 4]],
    ['an order without projects that others removed', 'project_order', [3, 1], [1, 2, 3], [3, 2, 1], [1, 3]],
    ['a conflict of an order that was changed since', 'project_order', [3, 1, 2], [1, 2, 3], [2, 1, 3], CHANGED_SINCE],
  ])('is %s', (_, field, now, from, to, expected) => {
    expect(restoredValue(field, now, from, to)).toEqual(expected);
  });
});
