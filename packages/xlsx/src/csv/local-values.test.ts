import { isoOfLocalDate, utcOfLocalDate } from './local-date';
import { plainNumber } from './local-number';

describe('local dates', () => {
  it.each([
    ['03/04/2026', 'dmy', '2026-04-03'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['25/12/2026', 'mdy', '2026-12-25'],
    ['2026-12-25', 'dmy', '2026-12-25'],
    ['2026-12-25T08:30:00Z', 'dmy', '2026-12-25T08:30:00'],
    ['17/Mar/26 2:05 PM', 'dmy', '2026-03-17T14:05:00'],
    ['12/mai/2026 12:05 AM', 'dmy', '2026-05-12T00:05:00'],
    ['25 de dezembro de 2026', 'mdy', '2026-12-25'],
    ['December 25, 2026', 'dmy', '2026-12-25'],
    ['Wed May 13 2026 11:21:41 GMT+0000 (GMT+00:00)', 'dmy', '2026-05-13T11:21:41'],
    ['Sat Jul 05 2025 00:00:00 GMT+0000 (Coordinated Universal Time)', 'mdy', '2025-07-05'],
    ['2026-12-25 08:30:59.250', 'dmy', '2026-12-25T08:30:59.250'],
    ['Sat Jul 05 2025 00:00:00 GMT+0200 (CEST)', 'dmy', '2025-07-05'],
    ['12/05/69', 'dmy', '2069-05-12'],
    ['12/05/70', 'dmy', '1970-05-12'],
    ['29/02/2025', 'dmy', undefined],
    ['Site May 13 2026', 'dmy', undefined],
    ['2026-13-01', 'dmy', undefined],
    ['25/12/2026 25:00', 'dmy', undefined],
    ['1234567', 'dmy', undefined],
    ['Roof 2026', 'dmy', undefined],
  ] as const)('%s in the order %s is %s', (text, order, iso) => {
    expect(isoOfLocalDate(text, order)).toBe(iso);
  });
});

describe('local times in UTC', () => {
  it.each([
    ['Wed May 13 2026 11:21:41 GMT+0300 (GMT+03:00)', '2026-05-13T08:21:41'],
    ['Wed May 13 2026 02:00:00 GMT+0200', '2026-05-13'],
    ['Sat Jul 05 2025 00:00:00 GMT+0200 (CEST)', '2025-07-04T22:00:00'],
    ['31/12/2026 11:30 PM -03:00', '2027-01-01T02:30:00'],
    ['2026-12-25T08:30:00.250+0530', '2026-12-25T03:00:00.250'],
    ['2026-12-25T08:30:00Z', '2026-12-25T08:30:00'],
    ['13-05-2026', '2026-05-13'],
    ['13-05-2026 08:30', '2026-05-13T08:30:00'],
    ['2026-12-25T08:30:00+99:00', undefined],
  ])('%s is %s', (text, utc) => {
    expect(utcOfLocalDate(text, 'dmy')).toBe(utc);
  });
});

describe('local numbers', () => {
  it.each([
    ['1.234,50', 'comma', '1234.50'],
    ['1,234.50', 'point', '1234.50'],
    ['R$ 1.234,50', 'comma', '1234.50'],
    ['-1,5', 'comma', '-1.5'],
    ['$-12', 'point', '-12'],
    ['1 234 567,8 €', 'comma', '1234567.8'],
    ["1'234.5", 'point', '1234.5'],
    ['12 345', 'point', '12345'],
    ['1\u202f234,5', 'comma', '1234.5'],
    ["1'234'567", 'comma', '1234567'],
    ['12 34', 'point', undefined],
    ['1 2 3', 'point', undefined],
    ['5 10', 'comma', undefined],
    ['1 234.567', 'comma', undefined],
    ["1'23", 'point', undefined],
    ['007', 'point', '007'],
    ['1.5', 'comma', undefined],
    ['12,34.5', 'point', undefined],
    ['high', 'point', undefined],
    ['', 'point', undefined],
    ['\u22125', 'point', '-5'],
    ['(1,234.50)', 'point', '-1234.50'],
    ['($1,234.50)', 'point', '-1234.50'],
    ['$ (1,234.50)', 'point', '-1234.50'],
    ['1.234,50-', 'comma', '-1234.50'],
    ['12 -', 'point', '-12'],
    ['.5', 'point', '0.5'],
    ['-,5', 'comma', '-0.5'],
    ['(-5)', 'point', undefined],
    ['-5-', 'point', undefined],
    ['()', 'point', undefined],
    ['.5', 'comma', undefined],
  ] as const)('%s with a decimal %s is %s', (text, mark, number) => {
    expect(plainNumber(text, mark)).toBe(number);
  });
});
