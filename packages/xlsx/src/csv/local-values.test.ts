import { isoOfLocalDate } from './local-date';
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

describe('local numbers', () => {
  it.each([
    ['1.234,50', 'comma', '1234.50'],
    ['1,234.50', 'point', '1234.50'],
    ['R$ 1.234,50', 'comma', '1234.50'],
    ['-1,5', 'comma', '-1.5'],
    ['$-12', 'point', '-12'],
    ['1 234 567,8 €', 'comma', '1234567.8'],
    ["1'234.5", 'point', '1234.5'],
    ['007', 'point', '007'],
    ['1.5', 'comma', undefined],
    ['12,34.5', 'point', undefined],
    ['high', 'point', undefined],
    ['', 'point', undefined],
  ] as const)('%s with a decimal %s is %s', (text, mark, number) => {
    expect(plainNumber(text, mark)).toBe(number);
  });
});
