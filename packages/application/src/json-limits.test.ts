import { assertJsonLimits, MAX_JSON_CONTAINERS, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-limits';

const nested = (levels: number, open = '[', close = ']') => JSON.parse(open.repeat(levels) + close.repeat(levels));

describe('assertJsonLimits', () => {
  it('accepts values up to the maximum depth', () => {
    expect(() => assertJsonLimits(nested(MAX_JSON_DEPTH))).not.toThrow();
    expect(() => assertJsonLimits('text')).not.toThrow();
  });

  it('rejects deeper values and names their path', () => {
    const value = { name: 'x', details: nested(100_000) };

    expect(() => assertJsonLimits(value)).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: {
          validation: { [`details${'.0'.repeat(MAX_JSON_DEPTH - 1)}`]: [expect.stringContaining('64 levels')] },
        },
      }),
    );
  });

  it.each([
    ['items of an array', (count: number) => Array.from({ length: count }, () => 0)],
    ['members of an object', (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [n, 0]))],
    ['values on several levels', (count: number) => Array.from({ length: count / 5 }, () => [0, 0, 0, 0])],
  ])('rejects too many %s', (_, values) => {
    expect(() => assertJsonLimits(values(MAX_JSON_VALUES))).not.toThrow();
    expect(() => assertJsonLimits(values(MAX_JSON_VALUES + 5))).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: { validation: { body: [expect.stringContaining('more than 50000 values')] } },
      }),
    );
  });

  it('rejects too many objects and lists', () => {
    const lists = (count: number) => Array.from({ length: count - 1 }, () => []);

    expect(() => assertJsonLimits(lists(MAX_JSON_CONTAINERS))).not.toThrow();
    expect(() => assertJsonLimits(lists(MAX_JSON_CONTAINERS + 1))).toThrow(
      expect.objectContaining({
        details: { validation: { body: ['Must not hold more than 20000 objects and lists.'] } },
      }),
    );
  });

  it('accepts the longest list of ids that fits into a body of 1 MB', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const ids = Array.from({ length: (1024 * 1024) / JSON.stringify(`${id},`).length }, () => id);

    expect(() => assertJsonLimits({ ids })).not.toThrow();
  });
});
