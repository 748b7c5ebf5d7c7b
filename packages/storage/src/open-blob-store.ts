import { fileURLToPath } from 'node:url';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BlobStore } from './blob-store';
import { FileBlobStore } from './file-blob-store';

/**
 * Opens the store of a STORAGE_URL: `file:///folder` or `s3://bucket/prefix`. Region, endpoint and credentials of S3 are from the
 * usual settings of AWS clients (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …), unless `s3` overrides them.
 * @throws Error for another scheme
 */
export function openBlobStore(url: string, s3: S3ClientConfig = {}): BlobStore {
  if (url.startsWith('file://')) return new FileBlobStore(fileURLToPath(url));
  if (url.startsWith('s3://')) {
    // Loaded on demand, because the client takes 5 MB of memory.
    const { S3BlobStore } = require('./s3-blob-store') as typeof import('./s3-blob-store');
    return new S3BlobStore({ ...locationOf(new URL(url)), client: s3 });
  }
  throw new Error('STORAGE_URL must start with file:// or s3://.');
}

function locationOf({ hostname, pathname }: URL): { bucket: string; prefix: string } {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket: hostname, prefix: path === '' ? '' : `${path}/` };
}
