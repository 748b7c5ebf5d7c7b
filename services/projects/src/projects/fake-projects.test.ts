import { FakeProjects } from './fake-projects';
import { describeProjectStores } from './project-stores.contract';

const projects = new FakeProjects();

describeProjectStores('memory', () => projects);
