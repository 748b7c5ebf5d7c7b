import { describeAgentStores } from './agent-stores.contract';
import { FakeAgentUnitOfWork } from './fake-agent-stores';

const unitOfWork = new FakeAgentUnitOfWork();

describeAgentStores('memory', () => unitOfWork);
