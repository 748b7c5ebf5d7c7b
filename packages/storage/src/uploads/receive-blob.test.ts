import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@trackway/errors';
import { temporaryFolder } from '@trackway/testkit';
import { FileBlobStore } from '../file-blob-store';
import { receiveBlob } from './receive-blob';

const LIMITS = { fileBytes: 100, fields: 5, fieldBytes: 100 };

async function aRequest(): Promise<IncomingMessage> {
  const form = new FormData();
  form.append('file', new File(['content'], 'a.txt'));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const request: unknown = Object.assign(Readable.from([Buffer.from(await encoded.arrayBuffer())]), { headers });
  return request as IncomingMessage;
}

const rejection = new AppError('invalid', 'validation_errors', 'The file is not allowed.');
const reject = () => {
  throw rejection;
};

describe('a received file that is rejected', () => {
  it('is removed', async () => {
    const storage = new FileBlobStore(temporaryFolder());

    await expect(receiveBlob(await aRequest(), { storage, key: 'a' }, LIMITS, reject)).rejects.toBe(rejection);
    expect(await storage.size('a')).toBeUndefined();
  });

  it('has the error of its rejection if it cannot be removed', async () => {
    const storage = new FileBlobStore(temporaryFolder());
    storage.remove = () => Promise.reject(new Error('The store is unavailable.'));

    await expect(receiveBlob(await aRequest(), { storage, key: 'a' }, LIMITS, reject)).rejects.toBe(rejection);
  });
});
