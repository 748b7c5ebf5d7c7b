import { Bitmap } from './bitmap';

function of(length: number, ...indexes: number[]): Bitmap {
  const bitmap = new Bitmap(length);
  for (const index of indexes) bitmap.set(index);
  return bitmap;
}

function indexesOf(bitmap: Bitmap): number[] {
  const found: number[] = [];
  bitmap.visit((index) => found.push(index));
  return found;
}

it('holds what was set, counts it and gives it in order', () => {
  const bitmap = of(70, 69, 0, 31, 32, 63);

  bitmap.clear(32);

  expect(indexesOf(bitmap)).toEqual([0, 31, 63, 69]);
  expect(bitmap.count()).toBe(4);
  expect([31, 32].map((index) => bitmap.has(index))).toEqual([true, false]);
});

it.each([0, 1, 31, 32, 33, 64, 100])('inverted, has nothing beyond its length of %i', (length) => {
  const all = Bitmap.all(length);

  expect(all.count()).toBe(length);
  expect(indexesOf(all)).toEqual(Array.from({ length }, (_, index) => index));
  expect(all.invert().count()).toBe(0);
});

it('meets and joins another', () => {
  expect(indexesOf(of(40, 1, 33, 39).and(of(40, 33, 39, 2)))).toEqual([33, 39]);
  expect(indexesOf(of(40, 1, 33).or(of(40, 33, 2)))).toEqual([1, 2, 33]);
});
