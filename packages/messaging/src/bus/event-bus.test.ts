import { describeEventBus } from './event-bus.contract';
import { FakeBroker } from './fake-broker';
import { FakeBrokerBus } from './fake-broker-bus';
import { FakeEventBus } from './fake-event-bus';

describeEventBus('fake', async () => new FakeEventBus());
describeEventBus('fake broker', async () => new FakeBrokerBus(new FakeBroker()));
