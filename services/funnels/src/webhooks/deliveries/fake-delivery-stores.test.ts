import { FakeConnections } from '../../shared/fake-transactions';
import { describeDeliveryStores } from './delivery-stores.contract';
import { FakeDeliveryStore, FakeDeliveryTables, FakeWebhookStore } from './fake-delivery-stores';

const frames = new Map<string, FakeDeliveryTables>();

describeDeliveryStores('fake', (frameId, work) => {
  const tables = frames.get(frameId) ?? new FakeDeliveryTables();
  frames.set(frameId, tables);
  return new FakeConnections(tables.locks).run((transaction) =>
    work({
      webhooks: new FakeWebhookStore(tables, transaction),
      deliveries: new FakeDeliveryStore(tables, transaction),
    }),
  );
});
