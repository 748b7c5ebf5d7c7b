import { Bitmap } from './bitmap';
import { pickFirst } from './pick-first';

const LENGTH = 5_000;

/** Leads of some shapes; compared by them, then by the place. */
const shapes: Readonly<Record<string, (place: number) => number>> = {
  rising: (place) => place,
  falling: (place) => LENGTH - place,
  scattered: (place) => (place * 7_919) % 10_007,
  alike: () => 1,
  'few different ones': (place) => place % 3,
  'mostly none': (place) => (place % 500 === 0 ? place : Number.POSITIVE_INFINITY),
};

function foundOf(step: number): Bitmap {
  const found = new Bitmap(LENGTH);
  for (let place = 0; place < LENGTH; place += step) found.set(place);
  return found;
}

describe.each(Object.entries(shapes))('of leads that are %s', (_, leadOf) => {
  it.each([
    [1, 30],
    [1, 200],
    [7, 30],
    [999, 30],
  ])('gives the first of every %i in order, %i of them', (step, count) => {
    const leads = Float64Array.from({ length: LENGTH }, (_, place) => leadOf(place));
    const found = foundOf(step);
    for (const sign of [1, -1]) {
      const compare = (one: number, other: number) =>
        (leads[one] as number) < (leads[other] as number)
          ? -1
          : (leads[one] as number) > (leads[other] as number)
            ? 1
            : (one - other) * sign;
      const all: number[] = [];
      found.visit((place) => all.push(place));

      const first = pickFirst({ found, total: all.length, count, leads, compare, fromEnd: sign < 0 });

      expect(first).toEqual(all.sort(compare).slice(0, count));
    }
  });
});
