import { describeAssignmentStores } from './assignments/assignment-stores.contract';
import { FakeBoardUnitOfWork } from './fake-board-unit-of-work';
import { describeMoveStores } from './moves/move-stores.contract';

const unitOfWork = new FakeBoardUnitOfWork();

describeAssignmentStores('memory', () => unitOfWork);
describeMoveStores('memory', () => unitOfWork);
