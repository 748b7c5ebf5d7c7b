import { Readable } from 'node:stream';
import { AppError, conflict } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import type { Request } from 'express';
import { makeReceiveLinkUpload } from './receive-link-upload';
import type { OpenForUpload } from './upload-by-link';

const allowed = { assertUploadAllowed: async () => undefined, expectUpload: async () => undefined };
const opened = { link: { frameId: newId() } } as OpenForUpload;

async function uploadOf(content: string): Promise<Request> {
  const form = new FormData();
  form.append('field_id', newId());
  form.append('file', new File([content], 'a.txt'));
  const encoded = new Response(form);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const request: unknown = Object.assign(Readable.from([bytes]), { headers });
  return request as Request;
}

function memoryStore() {
  const stored = new Set<string>();
  const store: Pick<BlobStore, 'put' | 'remove'> = {
    put: async (key, content) => {
      let size = 0;
      for await (const chunk of content) size += chunk.length;
      stored.add(key);
      return size;
    },
    remove: async (key) => void stored.delete(key),
  };
  return { storage: store as BlobStore, count: () => stored.size };
}

describe('the content of an uploaded file', () => {
  it.each([
    ['removed if the file was rejected', conflict('The link was used.'), 0],
    ['kept if the file may be stored', new AppError('unavailable', 'service_unavailable', 'The database is away.'), 1],
  ])('is %s', async (_, error, expected) => {
    const { storage, count } = memoryStore();
    const uploadByLink = () => Promise.reject(error);
    const receive = makeReceiveLinkUpload({ ...allowed, uploadByLink, storage, newId });

    await expect(receive(opened, await uploadOf('content'))).rejects.toBe(error);
    expect(count()).toBe(expected);
  });

  it('is not received if too many files of the link wait for a submission', async () => {
    const { storage, count } = memoryStore();
    const error = conflict('Too many files.');
    const receive = makeReceiveLinkUpload({
      ...allowed,
      assertUploadAllowed: () => Promise.reject(error),
      uploadByLink: () => Promise.reject(new Error('The file was received.')),
      storage,
      newId,
    });
    const request = await uploadOf('content');

    await expect(receive(opened, request)).rejects.toBe(error);
    expect([count(), request.readableDidRead]).toEqual([0, false]);
  });

  it('has the error of its rejection if it cannot be removed', async () => {
    const { storage } = memoryStore();
    storage.remove = () => Promise.reject(new Error('The store is unavailable.'));
    const error = conflict('The link was used.');
    const uploadByLink = () => Promise.reject(error);
    const receive = makeReceiveLinkUpload({ ...allowed, uploadByLink, storage, newId });

    await expect(receive(opened, await uploadOf('content'))).rejects.toBe(error);
  });
});
