import { FakeImports } from './fake-imports';
import { describeImportStores } from './import-stores.contract';

const imports = new FakeImports();

describeImportStores('memory', () => imports);
