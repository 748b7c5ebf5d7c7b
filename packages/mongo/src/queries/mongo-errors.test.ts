import { mongo } from 'mongoose';
import { isAnyDuplicateKey, isTransient, isUnavailable, toUnavailable } from './mongo-errors';

function named(name: string, fields: object = {}): Error {
  return Object.assign(new Error('something'), { name, ...fields });
}

/** The error of insertMany that wraps another error. */
function bulkError(error: Error): Error {
  return new mongo.MongoBulkWriteError(error as mongo.MongoBulkWriteError, {} as mongo.BulkWriteResult);
}

describe('an error in a bulk write', () => {
  it('means that the database is unavailable if the connection failed', () => {
    expect(isUnavailable(bulkError(new mongo.MongoNetworkError('closed')))).toBe(true);
    expect(isUnavailable(bulkError(new mongo.MongoServerError({ message: 'x', code: 189 })))).toBe(true);
  });

  it('repeats the transaction if the error has the label', () => {
    const error = new mongo.MongoNetworkError('closed');
    expect(isTransient(bulkError(error))).toBe(false);
    error.addErrorLabel('TransientTransactionError');

    expect(isTransient(bulkError(error))).toBe(true);
  });

  it('can be a duplicate key', () => {
    const duplicate = bulkError(new mongo.MongoServerError({ message: 'x', code: 11_000 }));

    expect(isAnyDuplicateKey(duplicate)).toBe(true);
    expect(isUnavailable(duplicate)).toBe(false);
  });
});

describe('an unavailable database', () => {
  it.each([
    ['a network error', new mongo.MongoNetworkError('closed')],
    ['no server', named('MongooseServerSelectionError')],
    ['a pool that was cleared', named('MongoPoolClearedError')],
    ['a pool that was closed', named('MongoPoolClosedError')],
    ['a queue that took too long', named('MongoWaitQueueTimeoutError')],
    ['a socket that broke', named('Error', { code: 'ECONNRESET' })],
    ['nothing connected yet', new Error('Client must be connected before running operations: not connected')],
    ['a primary that steps down', new mongo.MongoServerError({ message: 'x', code: 189 })],
  ])('is detected by %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a bug', new TypeError('x is undefined')],
    ['a duplicate key', new mongo.MongoServerError({ message: 'x', code: 11_000 })],
    ['nothing', undefined],
  ])('is not detected by %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('an error after which the same operation can succeed', () => {
  const codes = [6, 24, 50, 64, 91, 112, 121, 189, 251, 262, 365, 10_107, 11_600, 11_601, 11_602, 14_031];
  it.each(codes)('is 503 with Retry-After for code %d, alone or of many', (code) => {
    const error = new mongo.MongoServerError({ message: 'x', code });

    for (const one of [error, bulkError(error)])
      expect(toUnavailable(one)).toMatchObject({ kind: 'unavailable', details: { retryAfter: 1 } });
  });

  it('is 503 if the result of a commit is unknown', () => {
    const error = new mongo.MongoServerError({ message: 'x' });
    error.addErrorLabel('UnknownTransactionCommitResult');

    expect(toUnavailable(error)).toMatchObject({ kind: 'unavailable' });
  });

  it('is not a bug or a duplicate key', () => {
    for (const error of [new TypeError('x'), new mongo.MongoServerError({ message: 'x', code: 11_000 })])
      expect(toUnavailable(error)).toBe(error);
  });
});
