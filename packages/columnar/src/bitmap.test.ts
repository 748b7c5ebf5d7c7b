import { Bitmap } from './bitmap';

function of(length: number, ...indexes: number[]): Bitmap {
  const bitmap = new Bitmap(length);
  for (const index of indexes) bitmap.set(index);
  return bitmap;
}

function indexesOf(bitmap: Bitmap): number[] {
  const found: number[] = [];
  bitmap.forEach((index) => {
    found.push(index);
  });
  return found;
}

it('stores rows, counts them and visits them in ascending order', () => {
  const bitmap = of(70, 69, 0, 31, 63);

  expect(indexesOf(bitmap)).toEqual([0, 31, 63, 69]);
  expect(bitmap.count()).toBe(4);
  expect([31, 32].map((index) => bitmap.has(index))).toEqual([true, false]);
});

it.each([0, 1, 31, 32, 33, 64, 100])('has no rows beyond its length of %i after inversion', (length) => {
  const all = Bitmap.all(length);

  expect(all.count()).toBe(length);
  expect(indexesOf(all)).toEqual(Array.from({ length }, (_, index) => index));
  expect(all.invert().count()).toBe(0);
});

it('visits rows in descending order and samples them', () => {
  const bitmap = of(200, 3, 31, 32, 95, 199);
  const down: number[] = [];

  bitmap.forEachDescending((index) => {
    down.push(index);
  });

  expect(down).toEqual([199, 95, 32, 31, 3]);
  expect(bitmap.sample(100)).toEqual([31, 32, 95, 199]);
  expect(bitmap.sample(1)).toHaveLength(0);
  expect(Bitmap.all(3_200).sample(10)).toHaveLength(10);
});

it('sets 32 rows at once', () => {
  const bitmap = new Bitmap(70);

  bitmap.setWord(1, 1 | (1 << 31));

  expect(indexesOf(bitmap)).toEqual([32, 63]);
  expect([0, 1, 2].map((word) => bitmap.wordAt(word))).toEqual([0, 0x80000001, 0]);
});

it('maps its rows to targets', () => {
  const targets = Int32Array.from({ length: 40 }, (_, index) => index % 5);

  expect(indexesOf(of(40, 2, 7, 39).mapThrough(targets, 5))).toEqual([2, 4]);
});

it.each([
  ['few', [0, 63, 199]],
  ['many', Array.from({ length: 150 }, (_, index) => index + 17)],
])('lists %s rows in ascending order', (_, list) => {
  expect([...of(200, ...list).rows()]).toEqual(list);
});

it('leaves out rows in a new set', () => {
  const bitmap = of(70, 1, 33, 69);

  expect(indexesOf(bitmap.without(Int32Array.of(33, 40)))).toEqual([1, 69]);
  expect(indexesOf(bitmap)).toEqual([1, 33, 69]);
});

it('intersects and unites bitmaps', () => {
  expect(indexesOf(of(40, 1, 33, 39).and(of(40, 33, 39, 2)))).toEqual([33, 39]);
  expect(indexesOf(of(40, 1, 33).or(of(40, 33, 2)))).toEqual([1, 2, 33]);
});
