import { describeEventBus } from './event-bus.contract';
import { FakeEventBus } from './fake-event-bus';

describeEventBus('fake', async () => new FakeEventBus());
