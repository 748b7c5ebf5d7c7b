import { combineResults } from './conditions';

const and = { field: 'a' };
const or = { field: 'b', logical_operator: 'or' };
const yes = { matches: true, seen: 1 };
const no = { matches: false, seen: 2 };

describe('combineResults', () => {
  it.each([
    ['no conditions', [], [], true],
    ['a true condition', [and], [yes], true],
    ['a false condition', [and], [no], false],
    ['a conjunction', [and, and], [yes, no], false],
    ['a disjunction', [and, or], [no, yes], true],
    ['a disjunction without a true condition', [and, or], [no, no], false],
    ['conjunction before disjunction', [and, or, and], [yes, no, no], true],
    ['disjunction before conjunction', [and, or, and], [no, yes, no], false],
    ['an operator of the first condition (ignored)', [or], [no], false],
    ['a condition without a result', [and], [], false],
    ['a disjunction without a first result', [and, or], [], false],
    ['an explicit conjunction', [and, { ...and, logical_operator: 'and' }], [yes, no], false],
  ])('%s', (_, conditions, seen, expected) => {
    expect(combineResults(conditions, seen)).toBe(expected);
  });
});
