import { assertDepth, MAX_JSON_DEPTH } from './json-depth';

const nested = (levels: number, open = '[', close = ']') => JSON.parse(open.repeat(levels) + close.repeat(levels));

describe('assertDepth', () => {
  it('accepts values up to the maximum depth', () => {
    expect(() => assertDepth(nested(MAX_JSON_DEPTH))).not.toThrow();
    expect(() => assertDepth('text')).not.toThrow();
  });

  it('rejects deeper values and names their path', () => {
    const value = { name: 'x', details: nested(100_000) };

    expect(() => assertDepth(value)).toThrow(
      expect.objectContaining({
        code: 'validation_errors',
        details: {
          validation: { [`details${'.0'.repeat(MAX_JSON_DEPTH - 1)}`]: [expect.stringContaining('64 levels')] },
        },
      }),
    );
  });
});
