import { temporaryFolder } from '@trackway/testkit';
import { describeBlobStore } from './blob-store.contract';
import { FileBlobStore } from './file-blob-store';

describeBlobStore('folder', async () => new FileBlobStore(temporaryFolder()));
