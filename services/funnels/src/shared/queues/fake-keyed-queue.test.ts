import { FakeKeyedQueue, FakeKeyedQueueTable } from './fake-keyed-queue';
import { describeKeyedQueue } from './keyed-queue.contract';

const table = new FakeKeyedQueueTable();
const change = async (partitionId: string, changes: object) => {
  Object.assign(table.rows.get(partitionId) ?? {}, changes);
};

describeKeyedQueue('fake', () => ({
  queue: new FakeKeyedQueue(table),
  add: async (frameId, partitionId) => table.add(frameId, partitionId),
  expireLease: (partitionId) => change(partitionId, { leaseUntil: 0 }),
  makeReady: (partitionId) => change(partitionId, { readyAt: 0 }),
  clear: async () => table.rows.clear(),
}));
