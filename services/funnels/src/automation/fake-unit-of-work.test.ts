import { FakeUnitOfWork } from './fake-unit-of-work';
import { describeRuleStores } from './rule-stores.contract';

const unitOfWork = new FakeUnitOfWork();

describeRuleStores('memory', () => unitOfWork);
