import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BlobStore } from '@trackway/storage';
import { startFakeS3 } from '@trackway/testkit';
import { FileCopy } from '../src/ops/frame/copy/copy-files';
import { type FileStores, fileStoresOf, pairsOf } from '../src/ops/frame/copy/file-stores';
import { countFiles, deleteFiles } from '../src/ops/frame/copy/tenant-files';

const SERVICES = ['forms', 'funnels', 'spreadsheets', 'channels'];
const credentials = { AWS_ACCESS_KEY_ID: 'source', AWS_SECRET_ACCESS_KEY: 'source', AWS_REGION: 'eu-west-1' };

// The client of the source reads its settings from the environment of the process.
const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

describe.each(['S3', 'disk'])('the files of a tenant in a cell on S3, from a cell on %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'tenant-files-'));
  let servers: { source: Awaited<ReturnType<typeof startFakeS3>>; target: Awaited<ReturnType<typeof startFakeS3>> };
  let source: FileStores;
  let target: FileStores;
  let frameId: string;
  let copy: FileCopy;
  let keys: string[];

  beforeAll(async () => {
    servers = { source: await startFakeS3(), target: await startFakeS3() };
  });
  afterAll(async () => {
    await Promise.all([servers.source.stop(), servers.target.stop()]);
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    Object.assign(process.env, credentials, { AWS_ENDPOINT_URL_S3: servers.source.endpoint });
    const urls = (bucket: string, prefix: string) =>
      SERVICES.map((service) => [`${prefix}${service.toUpperCase()}_STORAGE_URL`, `s3://${bucket}/${service}`]);
    const env = {
      ...(kind === 'S3' ? Object.fromEntries(urls('one', '')) : {}),
      ...Object.fromEntries(urls('two', 'TARGET_')),
      TARGET_AWS_ENDPOINT_URL_S3: servers.target.endpoint,
      TARGET_AWS_ACCESS_KEY_ID: 'target',
      TARGET_AWS_SECRET_ACCESS_KEY: 'target',
    };
    source = fileStoresOf(env, kind === 'S3' ? undefined : folder, '');
    target = fileStoresOf(env, undefined, 'TARGET_');
    frameId = randomUUID();
    keys = [];
    copy = new FileCopy({ frameId, pairs: pairsOf(source, target), operationKeys: async () => keys });
  });

  const store = (stores: FileStores, service: string): BlobStore => {
    const found = stores.get(service);
    if (!found) throw new Error(`${service} has no store.`);
    return found;
  };
  const put = (stores: FileStores, service: string, key: string, content: string) =>
    store(stores, service).put(key, Readable.from([content]));
  const read = (service: string, key: string) => text(store(target, service).read(key));
  const differing = async () =>
    (await copy.compare()).flatMap(({ name, isEqual, source: here, target: there }) =>
      isEqual ? [] : [[name, here, there]],
    );

  it('are those of all services, without those of other tenants', async () => {
    await put(source, 'forms', `${frameId}/plan.pdf`, 'plan');
    await put(source, 'forms', `${randomUUID()}/plan.pdf`, 'other');
    await put(source, 'funnels', `attachments/${frameId}/a/b`, 'attachment');
    await put(source, 'channels', `${frameId}/photo`, 'photo');
    await put(source, 'spreadsheets', `imports/${frameId}`, 'rows');
    keys = [`imports/${frameId}`, 'imports/expired'];
    expect(await differing()).toHaveLength(4);

    await copy.copyAll();

    expect(await differing()).toEqual([]);
    expect(await countFiles(target, { frameId, keys })).toEqual({ forms: 1, funnels: 1, channels: 1, spreadsheets: 1 });
    expect(await read('funnels', `attachments/${frameId}/a/b`)).toBe('attachment');
    expect(await read('spreadsheets', `imports/${frameId}`)).toBe('rows');
  });

  it('are copied again if the content differs, also with the same size', async () => {
    await put(source, 'forms', `${frameId}/one`, 'right');
    await put(target, 'forms', `${frameId}/one`, 'wrong');
    await put(target, 'forms', `${frameId}/more`, 'a file that the source has removed');
    expect(await differing()).toEqual([['forms', 1, 1]]);

    await copy.copyAll();

    expect(await differing()).toEqual([]);
    expect(await read('forms', `${frameId}/one`)).toBe('right');
  });

  it('follow new files of the source', async () => {
    await copy.copyAll();
    await put(source, 'forms', `${frameId}/new`, 'new');
    await put(source, 'forms', `${frameId}/cut`, 'complete');
    await put(target, 'forms', `${frameId}/cut`, 'comp');

    await copy.copyNew();

    expect(await differing()).toEqual([]);
    expect([await read('forms', `${frameId}/new`), await read('forms', `${frameId}/cut`)]).toEqual(['new', 'complete']);
  });

  it('are deleted without those of other tenants', async () => {
    const other = randomUUID();
    for (const frame of [frameId, other]) await put(source, 'channels', `${frame}/photo`, 'photo');

    await deleteFiles(source, { frameId, keys: [] });
    await deleteFiles(source, { frameId, keys: [] });

    expect(await countFiles(source, { frameId, keys: [] })).toEqual({});
    expect(await countFiles(source, { frameId: other, keys: [] })).toEqual({ channels: 1 });
  });

  it('must have a store in both cells', () => {
    expect(() => pairsOf(source, new Map())).toThrow('Set TARGET_FORMS_STORAGE_URL');
    expect(() => pairsOf(new Map(), target)).toThrow('Set FORMS_STORAGE_URL');
    expect(pairsOf(new Map(), new Map())).toEqual([]);
  });
});
