import { growthRatio, MAX_GROWTH } from '@trackway/testkit';
import { extraMembers } from './extra-members';
import { parseBody } from './parse-body';

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const parse = (text: string) => parseBody(Buffer.from(text), 'application/json');

describe('the JSON body of a delivery', () => {
  it('may be nested 64 levels deep', () => {
    expect(parse(nested(64))).toMatchObject({ a: { a: {} } });
  });

  it.each([65, 6_000, 100_000])('is rejected with the path if it is nested %i levels deep', (levels) => {
    const path = Array.from({ length: 64 }, () => 'a').join('.');

    expect(() => parse(nested(levels))).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        details: { validation: { [path]: ['Must not be nested deeper than 64 levels.'] } },
      }),
    );
  });

  it.each([
    ['members', (size: number) => `{${Array.from({ length: size }, (_, n) => `"m${n}":1`).join(',')}}`],
    ['lists', (size: number) => `[${Array.from({ length: size }, () => '[1]').join(',')}]`],
  ])('is read in time in proportion to its %s', (_, body) => {
    expect(growthRatio(parse, body, 9_000)).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('has its unknown members collected in time in proportion to their number', () => {
    const body = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`m${n}`, 1]));

    expect(growthRatio((members) => extraMembers(members, ['message']), body, 20_000)).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
