import { SubstringColumn } from './substring-column';
import { BLOCK } from './text-blocks';

function columnOf(texts: readonly (string | null)[]): SubstringColumn {
  const column = new SubstringColumn();
  for (const text of texts) column.push(text);
  return column;
}

function containing(texts: readonly (string | null)[], part: string): number[] {
  const bitmap = columnOf(texts).matching({ operator: 'contains', type: 'text', values: [part] });
  return texts.flatMap((_, index) => (bitmap.has(index) ? [index] : []));
}

it('finds a substring within a text, not across two texts', () => {
  const texts = ['roof', 'of ro', null, 'proof of roof', '😀 wall'];

  expect(containing(texts, 'of')).toEqual([0, 1, 3]);
  expect(containing(texts, 'ofof')).toEqual([]);
  expect(containing(texts, '😀')).toEqual([4]);
  expect(containing(texts, '')).toEqual([0, 1, 3, 4]);
});

describe('a search in several blocks and the open block', () => {
  const texts = Array.from({ length: BLOCK * 2 + 10 }, (_, index) => {
    if (index % 1_000 === 7) return `a needle ${index % 3}`;
    return index % 1_000 === 8 ? null : `häy ${index} ${'straw '.repeat(index % 4)}`;
  });
  const holding = (part: string) => texts.flatMap((text, index) => (text?.includes(part) ? [index] : []));

  it.each(['eedl', 'needle 1', 'a ', 'n', 'straw straw straw straw', 'straw', 'y 81', 'no such part'])(
    'contains %j',
    (part) => {
      expect(containing(texts, part)).toEqual(holding(part));
    },
  );

  it('searches only the candidates', () => {
    const column = columnOf(texts);
    const filter = { operator: 'contains', type: 'text', values: ['straw'] } as const;
    const candidates = column.matching({ ...filter, values: ['y 81'] });
    const expected = holding('y 81').filter((index) => texts[index]?.includes('straw'));

    const found = column.matching(filter, candidates).and(candidates);

    expect(texts.flatMap((_, index) => (found.has(index) ? [index] : []))).toEqual(expected);
    expect(column.present().count()).toBe(texts.filter((text) => text !== null).length);
  });
});
