import { newId } from '@trackway/runtime';
import { FakeConnections } from '../../shared/fake-transactions';
import { FakeKeyedQueue } from '../../shared/queues/fake-keyed-queue';
import { describeExecutionStores } from './execution-stores.contract';
import { FakeExecutionStore } from './fake-execution-stores';
import { FakeExecutionTables } from './fake-execution-tables';
import { FakeModelCallLedger } from './fake-model-call-ledger';

describeExecutionStores('fake', async () => {
  const tables = new FakeExecutionTables();
  const connections = new FakeConnections(tables.locks);
  return {
    frameId: newId(),
    agentId: newId(),
    run: (work) =>
      connections.run((transaction) =>
        work({
          executions: new FakeExecutionStore(tables, transaction),
          modelCalls: new FakeModelCallLedger(tables, transaction),
        }),
      ),
    lease: async () => (await new FakeKeyedQueue(tables.queue).lease(1))[0]?.workerId ?? '',
    expireLease: async (id) => {
      Object.assign(tables.queue.rows.get(id) ?? {}, { leaseUntil: 0 });
    },
  };
});
