import { FakeConnections } from '../../shared/fake-transactions';
import { FakeWebhookStore } from '../subscriptions/fake-webhook-store';
import { describeDeliveryLog } from './delivery-log.contract';
import { describeDeliveryStores } from './delivery-stores.contract';
import { FakeDeliveryStore } from './fake-delivery-stores';
import { FakeDeliveryTables } from './fake-delivery-tables';

interface Stores {
  readonly webhooks: FakeWebhookStore;
  readonly deliveries: FakeDeliveryStore;
}

const frames = new Map<string, FakeDeliveryTables>();

const run = <T>(frameId: string, work: (stores: Stores) => Promise<T>) => {
  const tables = frames.get(frameId) ?? new FakeDeliveryTables();
  frames.set(frameId, tables);
  return new FakeConnections(tables.locks).run((transaction) =>
    work({
      webhooks: new FakeWebhookStore(tables, transaction),
      deliveries: new FakeDeliveryStore(tables, transaction),
    }),
  );
};

describeDeliveryStores('fake', run);
describeDeliveryLog('fake', run);
