import { describeAuditStore } from './audit-store.contract';
import { FakeAuditStore } from './fake-audit-store';

describeAuditStore('FakeAuditStore', () => new FakeAuditStore());
