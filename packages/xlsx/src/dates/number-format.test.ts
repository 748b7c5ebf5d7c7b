import { dateStyleOfBuiltin, dateStyleOfCode, dateStyles } from './number-format';

describe('a number format', () => {
  it.each([
    'yyyy-mm-dd',
    'dd/mm/yyyy;@',
    'm/d/yy h:mm',
    'mmm\\-yy',
    'mmmm',
    '[$-409]d\\-mmm\\-yy;@',
    '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
    'yyyy"年"m"月"d"日"',
    'd. mmmm yyyy',
    '[Red]yyyy',
    'DD.MM.YYYY',
  ])('%s makes a date', (code) => {
    expect(dateStyleOfCode(code)).toBe(dateStyles.date);
  });

  it.each(['hh:mm:ss', 'h:mm AM/PM', '[h]:mm:ss', '[mm]:ss', 'mm:ss.0', '[ss]', 'h"h"mm'])(
    '%s makes a time',
    (code) => {
      expect(dateStyleOfCode(code)).toBe(dateStyles.time);
    },
  );

  it.each([
    'General',
    '0',
    '#,##0.00',
    '0%',
    '0.00E+00',
    '@',
    '"days" 0',
    '0.0\\d',
    '0 "h"',
    '[Red]0.00',
    '[$€-407] #,##0.00',
    '_-* #,##0.00_-;-* #,##0.00_-',
    '_d0_m',
    '0*y',
    '[>100]0;[<=100]0.0',
    '# ?/?',
    '',
  ])('%s leaves a number', (code) => {
    expect(dateStyleOfCode(code)).toBe(dateStyles.none);
  });

  it('without a code is built-in', () => {
    const dates = [14, 15, 16, 17, 22, 27, 30, 31, 36, 50, 57, 58];
    const times = [18, 19, 20, 21, 32, 33, 45, 46, 47];
    const numbers = [0, 1, 9, 13, 23, 26, 37, 44, 48, 49, 59, 164, -1, Number.NaN];

    expect(dates.map(dateStyleOfBuiltin)).toEqual(dates.map(() => dateStyles.date));
    expect(times.map(dateStyleOfBuiltin)).toEqual(times.map(() => dateStyles.time));
    expect(numbers.map(dateStyleOfBuiltin)).toEqual(numbers.map(() => dateStyles.none));
  });

  it('of a hostile length is parsed quickly', () => {
    const code = '"'.repeat(500_000) + '['.repeat(500_000);

    expect(dateStyleOfCode(code)).toBe(dateStyles.none);
  });
});
