import { TextFiles } from '../../test-support/text-files';

const files = new TextFiles();
afterAll(() => files.remove());

/** A column with these values. */
const column = (...values: string[]) => `Value;Other\n${values.map((value) => `${value};x`).join('\n')}\n`;
const formatOf = async (content: string, options = {}) => (await files.open(content, options)).text;

describe('the order of dates', () => {
  it.each([
    ['dmy', ['03/04/2026', '25/12/2026']],
    ['mdy', ['03/04/2026', '12/25/2026']],
    ['ymd', ['2026-04-03', '2026-12-25T08:00:00Z']],
    ['ymd', ['2026/04/03 10:20']],
    ['dmy', ['3.4.26', '1.2.2026']],
    ['dmy', ['17/Mar/26 2:05 PM', '3/Abr/26 2:05 AM']],
    ['mdy', ['Mar 17, 2026']],
    ['dmy', ['3-4-2026 08:15', '30-4-2026', '30-5-2026', '3-5-2026', 'later']],
  ])('is detected over all values: %s', async (dateOrder, values) => {
    expect(await formatOf(column(...values))).toMatchObject({
      columns: [{ index: 0, heading: 'Value', dateOrder, isAmbiguous: false }],
      ambiguous: [],
    });
  });

  it('is reported if the values fit both, with day first as default', async () => {
    expect(await formatOf(column('03/04/2026', '05/06/2026'))).toMatchObject({
      columns: [{ dateOrder: 'dmy', isAmbiguous: true }],
      ambiguous: ['date_order'],
    });
  });

  it('is that of other columns if the values fit both', async () => {
    expect(await formatOf('A,B\n03/04/2026,12/25/2026\n')).toMatchObject({
      columns: [
        { heading: 'A', dateOrder: 'mdy', isAmbiguous: false },
        { heading: 'B', dateOrder: 'mdy', isAmbiguous: false },
      ],
    });
  });

  it('is reported if values contradict each other', async () => {
    expect(await formatOf(column('25/12/2026', '24/12/2026', '12/25/2026'))).toMatchObject({
      columns: [{ dateOrder: 'dmy', isAmbiguous: true }],
    });
  });

  it('can be given', async () => {
    expect(await formatOf(column('03/04/2026'), { dateOrder: 'mdy' })).toMatchObject({
      columns: [{ dateOrder: 'mdy', isAmbiguous: false }],
      ambiguous: [],
    });
  });
});

describe('the decimal mark', () => {
  it.each([
    ['comma', ['1,5', '1.234,00', '7']],
    ['point', ['1.5', '1,234.00', '7']],
    ['comma', ['R$ 1.234,50', '-2,5']],
    ['point', ['$1,234.50', '€ 12']],
    ['comma', ['1 234,50 €', '1.234.567']],
  ])('is detected over all values: %s', async (decimalMark, values) => {
    expect(await formatOf(column(...values))).toMatchObject({
      columns: [{ heading: 'Value', decimalMark, isAmbiguous: false }],
      ambiguous: [],
    });
  });

  it('is reported if the values fit both, with a default by the separator', async () => {
    expect(await formatOf(column('1.234'))).toMatchObject({
      columns: [{ decimalMark: 'comma', isAmbiguous: true }],
      ambiguous: ['decimal_mark'],
    });
    expect(await formatOf('A,B\n1.234,x\n')).toMatchObject({ columns: [{ decimalMark: 'point', isAmbiguous: true }] });
  });

  it('is not reported for texts, codes and whole numbers', async () => {
    expect(await formatOf(column('v1.2', 'x', '12'))).toMatchObject({ columns: [], ambiguous: [] });
    expect(await formatOf(column('1', '22'))).toMatchObject({ columns: [] });
  });

  it('can be given', async () => {
    expect(await formatOf(column('1.234'), { decimalMark: 'point' })).toMatchObject({
      columns: [{ decimalMark: 'point', isAmbiguous: false }],
    });
  });
});
