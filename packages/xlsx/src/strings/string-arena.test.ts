import fc from 'fast-check';
import { ByteSink } from '../xml/byte-sink';
import { StringArena } from './string-arena';

function add(arena: StringArena, text: string): void {
  const sink = new ByteSink(8);
  sink.append(Buffer.from(text), 0, Buffer.byteLength(text));
  sink.ascii = Buffer.byteLength(text) === text.length;
  arena.add(sink);
}

function get(arena: StringArena, index: number): string | undefined {
  const sink = new ByteSink(8);
  return arena.appendTo(sink, index) ? sink.bytes.toString('utf8', 0, sink.length) : undefined;
}

describe('an arena of strings', () => {
  it('returns strings in any order, also from disk', () => {
    const text = (index: number) => `${index} ${'é'.repeat(index % 40)}`;
    const arena = new StringArena(64 * 1024);
    for (let index = 0; index < 200_000; index++) add(arena, text(index));

    fc.assert(
      fc.property(fc.nat(199_999), (index) => get(arena, index) === text(index)),
      { numRuns: 20_000 },
    );
    expect(get(arena, 0)).toBe(text(0));
    expect(get(arena, 199_999)).toBe(text(199_999));
    arena.close();
  });

  it('stores strings of the maximum length, and empty ones', () => {
    const arena = new StringArena(1);
    const texts = ['', '数'.repeat(32_767), 'x', '', 'ý'.repeat(32_767)];
    for (let round = 0; round < 5; round++) for (const text of texts) add(arena, text);

    expect(Array.from({ length: 25 }, (_, index) => get(arena, index))).toEqual(Array(5).fill(texts).flat());
    arena.close();
  });

  it('returns false for an unknown index', () => {
    const arena = new StringArena(1024);
    add(arena, 'only');

    expect(get(arena, 1)).toBeUndefined();
    expect(get(arena, 4_000_000_000)).toBeUndefined();
  });
});
