import { notFound } from '@trackway/errors';
import { toUnavailable } from './storage-errors';

const errorWith = (fields: object) => Object.assign(new Error('failed'), fields);
const is503 = (retryAfter: number) => ({ kind: 'unavailable', code: 'service_unavailable', details: { retryAfter } });

describe('an error of the file store', () => {
  it.each([
    ['a full disk', { code: 'ENOSPC' }],
    ['a used quota', { code: 'EDQUOT' }],
    ['a full object store', { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } }],
  ])('is 503 with a retry after 30 s for %s', (_, fields) => {
    expect(toUnavailable(errorWith(fields))).toMatchObject(is503(30));
  });

  it.each([
    ['a connection that is refused', { code: 'ECONNREFUSED' }],
    ['a throttled request', { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }],
    ['a failing object store', { name: 'InternalError', $metadata: { httpStatusCode: 500 } }],
  ])('is 503 with a retry after 1 s for %s', (_, fields) => {
    expect(toUnavailable(errorWith(fields))).toMatchObject(is503(1));
  });

  it.each([
    ['a missing file', errorWith({ code: 'ENOENT' })],
    ['a missing object', errorWith({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } })],
    ['an error of the application', notFound('file')],
    ['no object', undefined],
  ])('is unchanged for %s', (_, error) => {
    expect(toUnavailable(error)).toBe(error);
  });
});
