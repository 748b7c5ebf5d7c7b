import { FakeFormStore } from '../forms/fake-form-store';
import { describeFormStore } from '../forms/form-store.contract';
import { FakeLooseFormStore } from './fake-loose-form-store';
import { describeLooseFormStore } from './loose-form-store.contract';

const [forms, looseForms] = [new FakeFormStore(), new FakeLooseFormStore()];

describeFormStore('fake', () => forms);
describeLooseFormStore('fake', () => looseForms);
