import { ResidentIndexes } from './resident-indexes';

/** An index that counts how often it is measured. */
class Measured {
  measurements = 0;

  constructor(
    readonly frameId: string,
    public size: number,
  ) {}

  get bytes(): number {
    this.measurements += 1;
    return this.size;
  }
}

describe('the indexes in memory', () => {
  const [a, b] = [new Measured('a', 10), new Measured('b', 5)];
  let indexes: ResidentIndexes<Measured>;

  beforeEach(() => {
    indexes = new ResidentIndexes();
    indexes.add(a);
    indexes.add(b);
  });

  it('have the sum of their bytes', () => {
    a.size = 12;
    indexes.measure(a);

    expect(indexes.bytes).toBe(17);
    indexes.remove('a');
    expect([indexes.bytes, indexes.count, indexes.all]).toEqual([5, 1, [b]]);
  });

  it('are measured one by one', () => {
    const before = b.measurements;

    for (let search = 0; search < 100; search += 1) indexes.measure(a);

    expect(indexes.bytes).toBeGreaterThan(0);
    expect(b.measurements).toBe(before);
  });

  it('are ordered by their last search', () => {
    indexes.add(a);

    expect(indexes.all).toEqual([b, a]);
  });

  it('count while they are loaded', () => {
    const loaded = new Measured('c', 1);

    indexes.startLoading(loaded);
    loaded.size = 100;
    indexes.measure(loaded);

    expect([indexes.bytes - a.size - b.size, indexes.loadingOf('c'), indexes.get('c')]).toEqual([
      100,
      loaded,
      undefined,
    ]);
    indexes.endLoading(loaded);
    expect([indexes.bytes - a.size - b.size, indexes.loadingOf('c')]).toEqual([0, undefined]);
  });

  it('are removed until there is room, the least recently searched first', () => {
    const c = new Measured('c', 1);
    indexes.add(c);

    indexes.evict(() => indexes.bytes - a.size - c.size, a);

    expect(indexes.all).toEqual([a, c]);
  });

  it('replace the index of the same tenant', () => {
    const newer = new Measured('a', 3);

    indexes.add(newer);
    indexes.measure(a);

    expect([indexes.bytes, indexes.get('a'), indexes.isReady(a)]).toEqual([8, newer, false]);
  });
});
