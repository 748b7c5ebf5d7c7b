import { isCutToCell, MAX_CELL_LENGTH } from './spreadsheet-columns';

const stored = 'é'.repeat(MAX_CELL_LENGTH + 10);

describe('a text of a cell', () => {
  it.each([
    ['the beginning of a stored one', stored.slice(0, MAX_CELL_LENGTH), stored],
    ['cut before a surrogate pair', stored.slice(0, MAX_CELL_LENGTH - 1), stored],
    ['cut, without the spaces at its end', 'x', `x${' '.repeat(MAX_CELL_LENGTH)}y`],
  ])('is %s', (_, imported, of) => {
    expect(isCutToCell(imported, of)).toBe(true);
  });

  it.each([
    ['another text', `a${stored.slice(1, MAX_CELL_LENGTH)}`, stored],
    ['a shorter text', stored.slice(0, 100), stored],
    ['a text that fits into a cell', 'x', 'x '],
    ['a number', 1, stored],
    ['new', stored.slice(0, MAX_CELL_LENGTH), undefined],
  ])('is not cut if it is %s', (_, imported, of) => {
    expect(isCutToCell(imported, of)).toBe(false);
  });
});
