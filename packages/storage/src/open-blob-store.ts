import { fileURLToPath } from 'node:url';
import type { BlobStore } from './blob-store';
import { FileBlobStore } from './file-blob-store';

/**
 * Opens the store that STORAGE_URL names: `file:///folder`, or `s3://bucket/prefix`, whose region, endpoint and credentials
 * come from where AWS clients look for them (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …). @throws Error for another.
 */
export function openBlobStore(url: string): BlobStore {
  if (url.startsWith('file://')) return new FileBlobStore(fileURLToPath(url));
  if (url.startsWith('s3://')) {
    // Loaded only where it is asked for: the client takes 5 MB of memory.
    const { S3BlobStore } = require('./s3-blob-store') as typeof import('./s3-blob-store');
    return new S3BlobStore(placeOf(new URL(url)));
  }
  throw new Error('STORAGE_URL must begin with file:// or s3://.');
}

function placeOf({ hostname, pathname }: URL): { bucket: string; prefix: string } {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket: hostname, prefix: path === '' ? '' : `${path}/` };
}
