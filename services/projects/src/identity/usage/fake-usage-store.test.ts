import { FakeUsageStore } from './fake-usage-store';
import { describeUsageStore } from './usage-store.contract';

describeUsageStore('FakeUsageStore', () => new FakeUsageStore());
