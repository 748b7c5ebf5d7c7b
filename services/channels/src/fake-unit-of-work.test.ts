import { FakeUnitOfWork } from './fake-unit-of-work';
import { describeUnitOfWork } from './unit-of-work.contract';

const unitOfWork = new FakeUnitOfWork();

describeUnitOfWork('FakeUnitOfWork', () => unitOfWork);
