import { randomFrom } from './random';
import { membersQuery } from './scope';

it('names the compared members in most reads, and requests all of them in others', () => {
  const scope = { random: randomFrom(1), client: 0, marker: '', unique: () => '' };
  const queries = Array.from({ length: 400 }, () => membersQuery(scope));
  const named = queries.filter((query) => query === '?fields=name,budget,description,merged_id');

  expect(named.length).toBeGreaterThan(250);
  expect(named.length).toBeLessThan(350);
  expect(new Set(queries)).toEqual(new Set([named[0], '']));
});
