import { Bitmap } from './bitmap';
import { selectFirst } from './select-first';

const LENGTH = 5_000;

/** Rows are compared by prefix, then by number. */
const shapes: Readonly<Record<string, (row: number) => number>> = {
  rising: (row) => row,
  falling: (row) => LENGTH - row,
  scattered: (row) => (row * 7_919) % 10_007,
  alike: () => 1,
  'few different ones': (row) => row % 3,
  'mostly none': (row) => (row % 500 === 0 ? row : Number.POSITIVE_INFINITY),
};

function foundOf(step: number): Bitmap {
  const found = new Bitmap(LENGTH);
  for (let row = 0; row < LENGTH; row += step) found.set(row);
  return found;
}

describe.each(Object.entries(shapes))('with prefixes that are %s', (_, prefixOf) => {
  it.each([
    [1, 30],
    [1, 200],
    [7, 30],
    [999, 30],
  ])('selects from every %i. row the first %i in order', (step, count) => {
    const prefixes = Float64Array.from({ length: LENGTH }, (_, row) => prefixOf(row));
    const found = foundOf(step);
    for (const sign of [1, -1]) {
      const compare = (one: number, other: number) =>
        (prefixes[one] as number) < (prefixes[other] as number)
          ? -1
          : (prefixes[one] as number) > (prefixes[other] as number)
            ? 1
            : (one - other) * sign;
      const all: number[] = [];
      found.forEach((row) => {
        all.push(row);
      });

      const first = selectFirst({ found, total: all.length, count, prefixes, compare, fromEnd: sign < 0 });

      expect(first).toEqual(all.sort(compare).slice(0, count));
    }
  });
});
