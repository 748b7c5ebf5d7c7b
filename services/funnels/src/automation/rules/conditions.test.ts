import { combineResults } from './conditions';

const and = { field: 'a' };
const or = { field: 'b', logical_operator: 'or' };
const yes = { matches: true, seen: 1 };
const no = { matches: false, seen: 2 };

describe('conditions as one expression', () => {
  it.each([
    ['nothing asked', [], [], true],
    ['one that is true', [and], [yes], true],
    ['one that is false', [and], [no], false],
    ['all of them', [and, and], [yes, no], false],
    ['any of them', [and, or], [no, yes], true],
    ['none of them', [and, or], [no, no], false],
    ['and before or', [and, or, and], [yes, no, no], true],
    ['or before and', [and, or, and], [no, yes, no], false],
    ['a first connective, which counts for nothing', [or], [no], false],
  ])('%s', (_, conditions, seen, expected) => {
    expect(combineResults(conditions, seen)).toBe(expected);
  });
});
