import { FakeUndoPartStore } from './fake-undo-part-store';
import { FakeUndoStore } from './fake-undo-store';
import { describeUndoStores } from './undo-store.contract';

describeUndoStores('FakeUndoStore', () => {
  const parts = new FakeUndoPartStore();
  return { undos: new FakeUndoStore(parts), parts };
});
