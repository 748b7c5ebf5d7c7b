import { BLOCK } from './text-blocks';
import { TextColumn } from './text-column';

function columnOf(texts: readonly (string | null)[]): TextColumn {
  const column = new TextColumn();
  for (const text of texts) column.push(text);
  return column;
}

function equal(texts: readonly (string | null)[], ...values: string[]): number[] {
  const bitmap = columnOf(texts).matching({ operator: 'equals', type: 'text', values });
  return texts.flatMap((_, index) => (bitmap.has(index) ? [index] : []));
}

it('compares whole texts by their bytes', () => {
  const texts = ['a', 'ab', 'b', '', null, 'A', 'ä', 'a', 'ÿ', 'b'];

  expect(equal(texts, 'a')).toEqual([0, 7]);
  expect(equal(texts, '')).toEqual([3]);
  expect(equal(texts, 'ÿ', 'b')).toEqual([2, 8, 9]);
});

it('searches several blocks and the open block', () => {
  const texts = Array.from({ length: BLOCK * 2 + 10 }, (_, index) => (index % 1_000 === 7 ? 'needle' : `hay ${index}`));
  const needles = texts.flatMap((text, index) => (text === 'needle' ? [index] : []));
  const rows = [0, BLOCK - 1, BLOCK, BLOCK * 2 + 9];

  expect(equal(texts, 'needle')).toEqual(needles);
  expect(rows.map((row) => equal(texts, texts[row] ?? ''))).toEqual(rows.map((row) => [row]));
});

it('returns the rows that have a text', () => {
  const column = columnOf(['', null, 'x']);

  expect([0, 1, 2].map((index) => column.has(index))).toEqual([true, false, true]);
  expect([0, 1, 2].map((index) => column.present().has(index))).toEqual([true, false, true]);
});

it('orders texts by code point', () => {
  const column = columnOf(['\u{1f600}', '\uffee', 'z', 'Z']);

  expect([0, 1, 2, 3].sort((one, other) => column.compare(one, other))).toEqual([3, 2, 1, 0]);
});

it('orders texts with equal prefixes by the rest, shorter texts first', () => {
  const column = columnOf(['projector', 'project 2', 'project', 'projec', 'project 10']);

  expect([0, 1, 2, 3, 4].sort((one, other) => column.compare(one, other))).toEqual([3, 2, 4, 1, 0]);
  const [, second = 0, third = 0, short = 0] = column.sortPrefixes();
  expect([short < second, second === third]).toEqual([false, true]);
});
