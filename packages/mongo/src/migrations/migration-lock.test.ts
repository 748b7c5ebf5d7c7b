import type { mongo } from 'mongoose';
import { withMigrationLock } from './migration-lock';

/** A collection whose second update, the renewal, waits until the lock was removed. */
class SlowLocks {
  lock: { readonly holder: string } | undefined;
  private updates = 0;
  private readonly removed = Promise.withResolvers<void>();

  async updateOne(filter: object): Promise<{ matchedCount: number }> {
    this.updates += 1;
    if (this.updates === 2) await this.removed.promise;
    return { matchedCount: this.lock && JSON.stringify(filter).includes(this.lock.holder) ? 1 : 0 };
  }

  async insertOne(lock: { readonly holder: string }): Promise<void> {
    this.lock = lock;
  }

  async deleteOne(): Promise<void> {
    this.lock = undefined;
    this.removed.resolve();
  }
}

afterEach(() => jest.useRealTimers());

it('is not taken again by a renewal that ends after the work', async () => {
  jest.useFakeTimers();
  const locks = new SlowLocks();
  const database = { collection: () => locks } as unknown as mongo.Db;

  await withMigrationLock(database, async () => {
    await jest.advanceTimersByTimeAsync(10_000);
  });
  await jest.advanceTimersByTimeAsync(0);

  expect(locks.lock).toBeUndefined();
});
