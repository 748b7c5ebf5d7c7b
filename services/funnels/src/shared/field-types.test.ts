import { day, moment } from './field-types';

const messagesOf = (schema: typeof day | typeof moment, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const years = ['Must be in the years 0001 to 9999.'];

describe('a date of a request', () => {
  it.each(['0001-01-01', '2028-02-29', '9999-12-31'])('accepts %s', (value) => {
    expect([messagesOf(day, value), messagesOf(moment, value)]).toEqual([[], []]);
  });

  it('rejects the year 0, which PostgreSQL does not have', () => {
    expect([messagesOf(day, '0000-01-01'), messagesOf(moment, '0000-12-31')]).toEqual([years, years]);
  });

  it('rejects times that are in another year in UTC', () => {
    expect(messagesOf(moment, '0001-01-01T00:00:00+14:00')).toEqual(years);
    expect(messagesOf(moment, '9999-12-31T23:59:59-12:00')).toEqual(years);
    expect(messagesOf(moment, '9999-12-31T23:59:59+12:00')).toEqual([]);
  });

  it('rejects other texts with one message', () => {
    expect(messagesOf(day, '24.12.2026')).toHaveLength(1);
    expect(messagesOf(day, '2027-02-29')).toHaveLength(1);
    expect(messagesOf(moment, 'yesterday')).toHaveLength(1);
  });
});
