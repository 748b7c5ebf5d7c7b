import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBlobStore } from './blob-store.contract';
import { FileBlobStore } from './file-blob-store';

describeBlobStore('folder', async () => new FileBlobStore(await mkdtemp(join(tmpdir(), 'trackway-blobs-'))));
