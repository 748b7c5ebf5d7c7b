import { FakeOperationStore } from './fake-operation-store';
import { describeOperationStore } from './operation-store.contract';

const store = new FakeOperationStore();

describeOperationStore('fake', () => store);
