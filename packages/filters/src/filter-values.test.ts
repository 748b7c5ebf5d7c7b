import { parseFilterValue } from './filter-values';

const UUID = '0190AAAA-0000-7000-8000-000000000002';

describe('a value of a filter', () => {
  it.each([
    ['text', 'Roof', 'Roof'],
    ['text', 'a\0b\0', 'a\uFFFDb\uFFFD'],
    ['integer', 0.5, 0.5],
    ['uuid', UUID, UUID.toLowerCase()],
    ['boolean', false, false],
  ] as const)('of type %s: %j is read as %j', (type, value, parsed) => {
    expect(parseFilterValue(type, value)).toBe(parsed);
  });

  it.each([
    ['text', 1],
    ['integer', '1'],
    ['integer', Number.POSITIVE_INFINITY],
    ['integer', Number.NaN],
    ['uuid', 'roof'],
    ['boolean', 'true'],
    ['time', 'tomorrow'],
    ['time', 0],
  ] as const)('of another type than %s is rejected: %j', (type, value) => {
    expect(parseFilterValue(type, value)).toBeUndefined();
  });

  it('of a time is the range that it covers', () => {
    expect(parseFilterValue('time', '2026-11-21')).toMatchObject({ start: new Date('2026-11-21T00:00:00Z') });
  });
});
