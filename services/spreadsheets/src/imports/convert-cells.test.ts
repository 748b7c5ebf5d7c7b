import { cellKinds, type TextFormat } from '@trackway/xlsx';
import { importTarget } from './columns/import-target';
import { makeConvertCells } from './convert-cells';

const mapping = {
  keys: new Map([
    [0, 'project.code'],
    [1, 'project.budget'],
    [2, 'project.impact'],
  ]),
  unknown: [],
};
const csv: TextFormat = {
  encoding: 'utf-8',
  separator: 'semicolon',
  dateOrder: 'dmy',
  decimalMark: 'point',
  columns: [{ index: 1, heading: 'Budget', decimalMark: 'comma', isAmbiguous: false }],
  ambiguous: [],
};
const texts = (...values: string[]) => ({
  values,
  kinds: Uint8Array.from(values, (value) => (value === '' ? cellKinds.empty : cellKinds.text)),
});

describe('cells of a text file', () => {
  const convert = makeConvertCells({ target: importTarget('project'), options: {}, mapping, text: csv });

  it('are numbers in columns of numbers, by the format of the column', () => {
    expect(convert(1, texts('1.234,00', ' R$ 5 ', '', 'much'))).toEqual({
      values: ['1234.00', '5', '', 'much'],
      kinds: Uint8Array.of(cellKinds.number, cellKinds.number, cellKinds.empty, cellKinds.text),
    });
    expect(convert(2, texts('1,234'))).toMatchObject({ values: ['1234'] });
  });

  it('stay as they are in other columns', () => {
    expect(convert(0, texts('007', '1.234,00')).values).toEqual(['007', '1.234,00']);
    expect(convert(9, texts('1.234,00')).values).toEqual(['1.234,00']);
  });
});

describe('times of a text file', () => {
  it('are in UTC, unless they have an offset', () => {
    const keys = new Map([[0, 'task.due_at']]);
    const source = { target: importTarget('task'), options: {}, mapping: { keys, unknown: [] }, text: csv };

    expect(
      makeConvertCells(source)(
        0,
        texts('31/12/2026 17:00', 'Thu Dec 31 2026 17:00:00 GMT-0300', '2026-12-31T17:00:00.5Z'),
      ).values,
    ).toEqual(['2026-12-31T17:00:00', '2026-12-31T20:00:00', '2026-12-31T17:00:00.500']);
  });
});

describe('text cells of a workbook', () => {
  it('are converted only if the options have a format', () => {
    const source = { target: importTarget('project'), mapping, text: undefined } as const;

    expect(makeConvertCells({ ...source, options: {} })(1, texts('1.234')).values).toEqual(['1.234']);
    const options = { text: { decimalMark: 'comma' } } as const;
    expect(makeConvertCells({ ...source, options })(1, texts('1.234')).values).toEqual(['1234']);
  });
});
