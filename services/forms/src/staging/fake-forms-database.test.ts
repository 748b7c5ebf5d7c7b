import { FakeFormsDatabase, FakeFormsUnitOfWork } from './fake-forms-database';
import type { StageStores } from './stage-store';
import { describeStageStore } from './stage-store.contract';

const unused = {} as ConstructorParameters<typeof FakeFormsUnitOfWork>[1];
const unitOfWork = new FakeFormsUnitOfWork(new FakeFormsDatabase(), unused);

describeStageStore('FakeFormsUnitOfWork', (work) => unitOfWork.run((stores: StageStores) => work(stores)));
