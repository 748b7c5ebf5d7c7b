import { describeAnswerStore } from './answer-store.contract';
import { FakeAnswerStore } from './fake-answer-store';

describeAnswerStore('FakeAnswerStore', () => new FakeAnswerStore());
