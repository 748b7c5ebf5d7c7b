import { formatText } from './format-text';

describe('formatText', () => {
  it('replaces values by name and keeps unknown ones', () => {
    expect(formatText('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });

  it('chooses the form for the number', () => {
    const text = 'Delete {count|# project|# projects}';

    expect([1, 0, 200].map((count) => formatText(text, { count }))).toEqual([
      'Delete 1 project',
      'Delete 0 projects',
      'Delete 200 projects',
    ]);
  });
});
