import { TwoGenerationCache } from './two-generation-cache';

describe('TwoGenerationCache', () => {
  it('retains entries that are read, and at most twice its capacity', () => {
    const map = new TwoGenerationCache<number>(10);
    map.set('in use', 0);

    for (let count = 0; count < 1_000; count += 1) {
      map.set(`once ${count}`, count);
      map.get('in use');
    }

    expect(map.get('in use')).toBe(0);
    expect(map.get('once 1')).toBeUndefined();
    expect(map.size).toBeLessThanOrEqual(20);
  });

  it('measures entries with the given function', () => {
    const map = new TwoGenerationCache<string>(100, (text) => text.length);

    for (let count = 0; count < 50; count += 1) map.set(String(count), 'x'.repeat(50));

    expect(map.size).toBeLessThanOrEqual(4);
  });

  it('counts a key once, however often it is written', () => {
    const map = new TwoGenerationCache<number>(2);
    map.set('a', 1);

    for (let count = 0; count < 10; count += 1) map.set('b', count);

    expect(map.get('a')).toBe(1);
  });

  it('clears all entries on request', () => {
    const map = new TwoGenerationCache<number>(10);
    map.set('a', 1);
    map.rotate();
    map.set('b', 1);

    map.clear();

    expect([map.get('a'), map.get('b'), map.size]).toEqual([undefined, undefined, 0]);
  });
});
