import { FakeIdentity } from './fake-identity';
import { describeIdentityStores } from './identity-stores.contract';

const identity = new FakeIdentity();

describeIdentityStores('memory', () => identity);
