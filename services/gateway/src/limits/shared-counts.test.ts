import { type CountStore, SharedCounts, type TakenCount } from './shared-counts';
import { TokenBuckets } from './token-buckets';

/** Counts like Redis, and fails while `isUnavailable` is set. */
class FakeStore implements CountStore {
  readonly fullAt = new Map<string, number>();
  isUnavailable = false;

  constructor(private readonly now: () => number) {}

  async add(taken: readonly TakenCount[]): Promise<readonly number[]> {
    if (this.isUnavailable) throw new Error('unavailable');
    return taken.map(({ key, ms }) => {
      const full = Math.max(this.fullAt.get(key) ?? 0, this.now()) + ms;
      this.fullAt.set(key, full);
      return full - this.now();
    });
  }
}

describe('SharedCounts', () => {
  let now: number;
  let store: FakeStore;

  beforeEach(() => {
    now = 1_000_000;
    store = new FakeStore(() => now);
  });

  /** A limit of ten requests in a burst and one a second. */
  function gateway() {
    const subject = new TokenBuckets({ perMinute: 60, burst: 10 });
    const shared = new SharedCounts({ subject }, store, () => now);
    const take = (count: number, key = 'a') =>
      Array.from({ length: count }, () => subject.take(key, now)).filter(({ allowed }) => allowed).length;
    return { shared, take };
  }

  it('limits two gateways together to the quota of one, after an exchange', async () => {
    const [one, two] = [gateway(), gateway()];
    one.take(4);
    await one.shared.step();
    two.take(1);
    await two.shared.step();

    expect(two.take(20)).toBe(5);
    expect(one.take(20)).toBe(6);
  });

  it('rejects later requests until an excess between two exchanges is compensated', async () => {
    const [one, two] = [gateway(), gateway()];
    one.take(10);
    two.take(10);
    await one.shared.step();
    await two.shared.step();

    now += 10_000;
    expect(two.take(5)).toBe(0);
    now += 5_000;
    expect(two.take(20)).toBe(5);
  });

  it('counts requests that arrive during an exchange', async () => {
    const one = gateway();
    one.take(3);
    const asked = one.shared.step();
    one.take(3);
    await asked;

    expect(one.take(20)).toBe(4);
    await one.shared.step();
    expect(store.fullAt.get('subject:a')).toBe(now + 10_000);
  });

  it('counts locally while the store is unavailable, and globally afterwards', async () => {
    const [one, two] = [gateway(), gateway()];
    store.isUnavailable = true;
    one.take(9);
    await expect(one.shared.step()).rejects.toThrow('unavailable');
    expect([one.shared.isShared, one.take(20)]).toEqual([false, 1]);

    store.isUnavailable = false;
    one.take(1, 'b');
    await one.shared.step();
    two.take(1, 'b');
    await two.shared.step();
    expect([one.shared.isShared, two.take(20, 'b')]).toEqual([true, 8]);
  });

  it('exchanges many keys in several steps', async () => {
    const one = gateway();
    for (let index = 0; index < 1_500; index += 1) one.take(1, String(index));

    expect([await one.shared.step(), await one.shared.step(), await one.shared.step()]).toEqual([true, false, false]);
    expect(store.fullAt.size).toBe(1_500);
  });
});
