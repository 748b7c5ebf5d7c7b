import { startFakeS3 } from '@trackway/testkit';
import { describeBlobStore } from '../src/blob-store.contract';
import { S3BlobStore } from '../src/s3-blob-store';

// A server of the real protocol, where there is one: TEST_S3_ENDPOINT, with the bucket `trackway` in it.
const given = process.env['TEST_S3_ENDPOINT'];
let fake: Awaited<ReturnType<typeof startFakeS3>> | undefined;
let opened = 0;

afterAll(async () => fake?.stop());

describeBlobStore('S3', async () => {
  if (!given) fake ??= await startFakeS3();
  opened += 1;
  return new S3BlobStore({
    bucket: 'trackway',
    prefix: `run-${process.pid}-${opened}/`,
    client: {
      region: 'eu-west-1',
      endpoint: given ?? fake?.endpoint ?? '',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    },
  });
});
