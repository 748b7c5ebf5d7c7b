import { FakeReplyTemplateStore } from './fake-reply-template-store';
import { describeReplyTemplateStore } from './reply-template-store.contract';

const store = new FakeReplyTemplateStore();
describeReplyTemplateStore('FakeReplyTemplateStore', (work) => work(store));
