import { FakeFileStore } from './fake-file-store';
import { describeFileStore } from './file-store.contract';

describeFileStore('FakeFileStore', () => new FakeFileStore());
