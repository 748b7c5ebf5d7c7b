import { BoundedMap } from './bounded-map';

describe('a bounded map', () => {
  it('removes the entry that was set least recently', () => {
    const map = new BoundedMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);

    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4]);
    expect([map.has('a'), map.has('b')]).toEqual([true, false]);
  });

  it('removes entries on request', () => {
    const map = new BoundedMap<number>(2);
    map.set('a', 1);
    map.delete('a');

    expect(map.get('a')).toBeUndefined();
  });
});
