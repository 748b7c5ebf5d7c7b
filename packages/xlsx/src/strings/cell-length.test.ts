import { maxCellLength } from '../model/workbook-limits';
import { assertCellLength } from './cell-length';

const place = { part: 'xl/sharedStrings.xml', row: 3 };
const check = (text: string, before = '', after = '') => {
  const bytes = Buffer.from(before + text + after);
  const start = Buffer.byteLength(before);
  return () => assertCellLength(bytes, start, start + Buffer.byteLength(text), place);
};
const tooLong = expect.objectContaining({ code: 'cell_too_long', part: 'xl/sharedStrings.xml', row: 3 });

it.each([
  ['ASCII', 'a', 1],
  ['two bytes', 'ã', 1],
  ['three bytes', '€', 1],
  ['four bytes and two code units', '😀', 2],
])('a cell has at most 32,767 code units: %s', (_, character, units) => {
  const most = Math.floor(maxCellLength / units);

  expect(check(character.repeat(most))).not.toThrow();
  expect(check(character.repeat(most + 1))).toThrow(tooLong);
});

it('counts only the bytes of the cell', () => {
  const longest = 'ã'.repeat(maxCellLength);

  expect(check(longest, 'before', 'after')).not.toThrow();
  expect(check(`${longest}a`, 'before', 'after')).toThrow(tooLong);
});
