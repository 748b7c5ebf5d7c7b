import { FakeIdempotencyStore, FakeKeyTable } from './fake-idempotency-store';
import { describeIdempotencyStore } from './idempotency-store.contract';

describeIdempotencyStore('fake', () => {
  const table = new FakeKeyTable();
  const store = new FakeIdempotencyStore(table);
  const rowsOf = (frameId: string) => [...table.rows].filter(([name]) => name.includes(frameId)).map(([, row]) => row);
  return {
    store,
    takeEffect: (_frameId, resource) => store.takeEffect(resource),
    countEffects: async (frameId) => table.effects.filter(({ use }) => use.frameId === frameId).length,
    expireLeases: async (frameId) => {
      for (const row of rowsOf(frameId)) row.leaseUntil = Date.now() - 1_000;
    },
    leaseSeconds: async (frameId) => ((rowsOf(frameId)[0]?.leaseUntil ?? Number.NaN) - Date.now()) / 1_000,
  };
});
