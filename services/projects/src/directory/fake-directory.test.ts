import { describeDirectoryStores } from './directory-stores.contract';
import { FakeDirectory } from './fake-directory';

const directory = new FakeDirectory();

describeDirectoryStores('memory', () => directory);
