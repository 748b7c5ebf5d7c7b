import { matchesConditions } from './match-conditions';
import type { Conditions } from './query-filters';

const at = (second: number) => new Date(second * 1_000);
const document = { kind: 'chat', labels: ['a', 'b'], count: 3, ended_at: at(10), owner_id: null };

describe('conditions on a document', () => {
  it.each<[string, Conditions, boolean]>([
    ['no condition', {}, true],
    ['a value of a list', { kind: { $in: ['mail', 'chat'] } }, true],
    ['no value of a list', { kind: { $in: ['mail'] } }, false],
    ['an entry of an array', { labels: { $in: ['b'] } }, true],
    ['no value', { owner_id: null, nothing: { $in: [null] } }, true],
    ['no value, with one', { kind: null }, false],
    ['any value', { kind: { $ne: null } }, true],
    ['any value, without one', { owner_id: { $ne: null } }, false],
    ['a range with its limits', { count: { $gte: 3, $lte: 3 }, ended_at: { $gte: at(10), $lt: at(11) } }, true],
    ['a range that ends before', { ended_at: { $lt: at(10) } }, false],
    ['a range, without a value', { owner_id: { $gte: 0 } }, false],
    ['one of two that is not met', { kind: { $in: ['chat'] }, count: { $lte: 2 } }, false],
  ])('are evaluated: %s', (_, conditions, expected) => {
    expect(matchesConditions(document, conditions)).toBe(expected);
  });
});
