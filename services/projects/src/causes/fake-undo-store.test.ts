import { FakeUndoStore } from './fake-undo-store';
import { describeUndoStore } from './undo-store.contract';

describeUndoStore('FakeUndoStore', () => new FakeUndoStore());
