import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DictionaryColumn } from './dictionary-column';
import { SubstringColumn } from './substring-column';
import { TextColumn } from './text-column';
import { TextSegment } from './text-segment';

const MEBIBYTE = 2 ** 20;

function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

function segmentOf(texts: readonly string[]): TextSegment {
  const segment = new TextSegment(0);
  for (const text of texts) segment.push(text);
  return segment;
}

it.each([
  ['texts', TextColumn],
  ['searched texts', SubstringColumn],
  ['distinct texts', DictionaryColumn],
])('stores %s outside of the heap', (_, Column) => {
  const before = usedHeap();
  const columns = [3_000, 30_000].map((length) => {
    const column = new Column();
    for (let row = 0; row < length; row += 1) column.push(`${row} ${'text '.repeat(100)}`);
    return column;
  });

  expect(usedHeap() - before).toBeLessThan(MEBIBYTE);
  expect(columns.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(15 * MEBIBYTE);
});

it('compares texts of two segments, shorter ones first', () => {
  const texts = ['a', 'ab', 'b', '', 'a\xff'];
  const [one, other] = [segmentOf(texts), segmentOf(texts)];

  const order = texts.map((_, index) => index).sort((a, b) => one.compare(a, other, b));

  expect(order.map((index) => one.at(index))).toEqual(['', 'a', 'ab', 'a\xff', 'b']);
});

it('finds a part within a text only', () => {
  const segment = segmentOf(['roof', 'of', 'roo']);
  const found: number[] = [];
  segment.forEachContaining('of', (index) => found.push(index));

  expect(found).toEqual([0, 1]);
  expect([0, 1, 2].map((index) => segment.includes(index, 'of'))).toEqual([true, true, false]);
  expect([segment.equals(1, 'of'), segment.equals(0, 'roo'), segment.equals(2, 'roof')]).toEqual([true, false, false]);
});

it('is equal after it is stored and restored, also if more texts follow', () => {
  const segment = segmentOf(['one', '', 'three']);
  const restored = TextSegment.restored(0, segment.part);
  segment.push('four');
  restored.push('FOUR');

  expect([0, 1, 2, 3].map((index) => segment.at(index))).toEqual(['one', '', 'three', 'four']);
  expect([0, 1, 2, 3].map((index) => restored.at(index))).toEqual(['one', '', 'three', 'FOUR']);
});
