import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { S3BlobStore } from '../src/s3-blob-store';

/** A store of an endpoint, without retries of the client. */
function storeAt(port: number): S3BlobStore {
  return new S3BlobStore({
    bucket: 'trackway',
    prefix: '',
    client: {
      region: 'eu-west-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
    },
  });
}

/** An object store that rejects every request for lack of space. */
async function startFullS3() {
  const body =
    '<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free space.</Message></Error>';
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(507, { 'content-type': 'application/xml' }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

describe('an object store', () => {
  it('that is full results in 503 with a retry after 30 s', async () => {
    const full = await startFullS3();
    const expected = { kind: 'unavailable', details: { retryAfter: 30 } };

    await expect(storeAt(full.port).put('a', Readable.from(['text']))).rejects.toMatchObject(expected);

    full.stop();
  });

  it('that does not respond results in 503 for every operation', async () => {
    const { port, stop } = await startFullS3();
    stop();
    const store = storeAt(port);
    const expected = { kind: 'unavailable', details: { retryAfter: 1 } };

    await expect(store.put('a', Readable.from(['text']))).rejects.toMatchObject(expected);
    await expect(store.size('a')).rejects.toMatchObject(expected);
    await expect(store.remove('a')).rejects.toMatchObject(expected);
    await expect(text(store.read('a'))).rejects.toMatchObject(expected);
  });
});
