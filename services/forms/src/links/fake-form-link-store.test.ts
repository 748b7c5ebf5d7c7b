import { FakeFormLinkStore } from './fake-form-link-store';
import { describeFormLinkStore } from './form-link-store.contract';

describeFormLinkStore('FakeFormLinkStore', () => new FakeFormLinkStore());
