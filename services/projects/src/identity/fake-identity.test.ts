import { FakeIdentityIndex } from './credentials/fake-identity-index';
import { describeIdentityIndex } from './credentials/identity-index.contract';
import { FakeIdentity } from './fake-identity';
import { describeIdentityStores } from './identity-stores.contract';

const identity = new FakeIdentity();

describeIdentityStores('memory', () => identity);
describeIdentityIndex('memory', () => ({ unitOfWork: identity, identityIndex: new FakeIdentityIndex(identity) }));
