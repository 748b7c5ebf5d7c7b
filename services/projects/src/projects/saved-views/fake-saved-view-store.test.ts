import { FakeSavedViewStore } from './fake-saved-view-store';
import { describeSavedViewStore } from './saved-view-store.contract';

const store = new FakeSavedViewStore();
describeSavedViewStore('FakeSavedViewStore', (_, work) => work(store));
