import { SearchRates } from './search-rates';

const MINUTE = 60_000;

it('counts searches, and older ones less', () => {
  let now = 0;
  const rates = new SearchRates(() => now);
  for (const frameId of ['a', 'a', 'b']) rates.add(frameId);
  const first = ['a', 'b', 'c'].map((frameId) => rates.of(frameId));
  now = MINUTE;
  rates.add('b');

  expect(first).toEqual([2, 1, 0]);
  expect(['a', 'b', 'c'].map((frameId) => rates.of(frameId))).toEqual([1, 1.5, 0]);
});
