import { TextColumn } from './text-column';

const BLOCK = 4_096;

function columnOf(texts: readonly (string | null)[]): TextColumn {
  const column = new TextColumn();
  for (const text of texts) column.push(text);
  return column;
}

function matching(texts: readonly (string | null)[], operator: 'contains' | 'equals', ...values: string[]): number[] {
  const bitmap = columnOf(texts).matching({ operator, type: 'text', values });
  return texts.flatMap((_, index) => (bitmap.has(index) ? [index] : []));
}

it('equals the whole text, byte by byte', () => {
  const texts = ['a', 'ab', 'b', '', null, 'A', 'ä', 'a', 'ÿ', 'b'];

  expect(matching(texts, 'equals', 'a')).toEqual([0, 7]);
  expect(matching(texts, 'equals', '')).toEqual([3]);
  expect(matching(texts, 'equals', 'ÿ', 'b')).toEqual([2, 8, 9]);
});

it('contains a part, not one that two neighbours make together', () => {
  const texts = ['roof', 'of ro', null, 'proof of roof', '😀 wall'];

  expect(matching(texts, 'contains', 'of')).toEqual([0, 1, 3]);
  expect(matching(texts, 'contains', 'ofof')).toEqual([]);
  expect(matching(texts, 'contains', '😀')).toEqual([4]);
  expect(matching(texts, 'contains', '')).toEqual([0, 1, 3, 4]);
});

it('is searched across its blocks and in the last, open one', () => {
  const texts = Array.from({ length: BLOCK * 2 + 10 }, (_, index) => (index % 1_000 === 7 ? 'needle' : `hay ${index}`));
  const needles = texts.flatMap((text, index) => (text === 'needle' ? [index] : []));
  const column = columnOf(texts);

  expect(matching(texts, 'equals', 'needle')).toEqual(needles);
  expect(matching(texts, 'contains', 'eedl')).toEqual(needles);
  expect([0, BLOCK - 1, BLOCK, BLOCK * 2 + 9].map((index) => column.at(index))).toEqual(
    [0, BLOCK - 1, BLOCK, BLOCK * 2 + 9].map((index) => texts[index]),
  );
});

it('says where there is a text', () => {
  const column = columnOf(['', null, 'x']);

  expect([0, 1, 2].map((index) => column.has(index))).toEqual([true, false, true]);
  expect([0, 1, 2].map((index) => column.present().has(index))).toEqual([true, false, true]);
});

it('compares by code point: a letter beyond the basic plane comes last', () => {
  const column = columnOf(['\u{1f600}', '\uffee', 'z', 'Z']);

  expect([0, 1, 2, 3].sort((one, other) => column.compare(one, other))).toEqual([3, 2, 1, 0]);
});
