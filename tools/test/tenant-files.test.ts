import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

describe('a file store that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenant-files-'));
  const frameId = randomUUID();
  let server: Awaited<ReturnType<typeof startFakeS3>>;

  beforeAll(async () => {
    server = await startFakeS3();
    server.reject('gone', 404, 'NoSuchBucket');
    server.reject('foreign', 403, 'AccessDenied');
  });
  beforeEach(() => {
    Object.assign(process.env, credentials, { AWS_ENDPOINT_URL_S3: server.endpoint });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const storesIn = (bucket: string, prefix: '' | 'TARGET_', service = 'forms') =>
    fileStoresOf({ [`${prefix}${service.toUpperCase()}_STORAGE_URL`]: `s3://${bucket}/files` }, undefined, prefix);
  const copyOf = (source: FileStores, target: FileStores) =>
    new FileCopy({ frameId, pairs: pairsOf(source, target), operationKeys: async () => ['imports/1'] });

  it.each([
    ['gone', 'NotFound. Create the bucket, or correct TARGET_FORMS_STORAGE_URL.'],
    [
      'foreign',
      'status 403. Permit TARGET_AWS_ACCESS_KEY_ID to list, read and write the bucket, or correct TARGET_FORMS_STORAGE_URL.',
    ],
  ])('is named in the target: %s', async (bucket, reason) => {
    const copy = copyOf(storesIn('there', ''), storesIn(bucket, 'TARGET_'));
    const message = `The bucket of forms in the target cell, s3://${bucket}/files, cannot be used: ${reason}`;

    await expect(copy.compare()).rejects.toThrow(message);
    await expect(copy.copyAll()).rejects.toThrow(message);
  });

  it('is named in this cell, also if it looks empty', async () => {
    const copy = copyOf(storesIn('gone', '', 'spreadsheets'), storesIn('there', 'TARGET_', 'spreadsheets'));

    await expect(copy.copyAll()).rejects.toThrow('The bucket of spreadsheets in this cell, s3://gone/files,');
  });

  it('is named while files are copied, listed and deleted', async () => {
    const source = storesIn('there', '');
    await source.get('forms')?.put(`${frameId}/plan`, Readable.from(['plan']));

    await expect(copyOf(source, storesIn('gone', 'TARGET_')).copyNew()).rejects.toThrow(
      'The bucket of forms in the target cell, s3://gone/files, cannot be used: NoSuchBucket',
    );
    await expect(deleteFiles(storesIn('gone', ''), { frameId, keys: [] })).rejects.toThrow(
      'in this cell, s3://gone/files',
    );
  });

  it('is named with its source if a file cannot be read', async () => {
    const [source, target] = [storesIn('foreign', ''), storesIn('there', 'TARGET_')];
    const written = target.get('forms')?.put('plan', source.get('forms')?.read('plan') ?? Readable.from([]));

    await expect(written).rejects.toThrow(
      'The bucket of forms in this cell, s3://foreign/files, cannot be used: AccessDenied. Permit AWS_ACCESS_KEY_ID to',
    );
  });

  it('names the settings of a server that does not respond', async () => {
    process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:1';
    process.env['AWS_MAX_ATTEMPTS'] = '1';

    await expect(storesIn('there', '').get('forms')?.check()).rejects.toThrow(
      'connect ECONNREFUSED 127.0.0.1:1. Correct FORMS_STORAGE_URL and AWS_…, or run the command again.',
    );
  });

  it('is a folder that cannot be written', async () => {
    writeFileSync(join(folder, 'forms'), 'a file');
    const target = fileStoresOf({}, folder, 'TARGET_').get('forms');

    await expect(target?.check()).rejects.toThrow(
      `The folder of forms in the target cell, ${join(folder, 'forms')}, cannot be used: EEXIST`,
    );
  });
});
