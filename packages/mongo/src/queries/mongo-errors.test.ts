import { mongo } from 'mongoose';
import { isAnyDuplicateKey, isTransient, isUnavailable, toUnavailable } from './mongo-errors';

function named(name: string, fields: object = {}): Error {
  return Object.assign(new Error('something'), { name, ...fields });
}

/** What insertMany makes of a fault: an error of its own around it. */
function ofMany(fault: Error): Error {
  return new mongo.MongoBulkWriteError(fault as mongo.MongoBulkWriteError, {} as mongo.BulkWriteResult);
}

describe('an error in a bulk write', () => {
  it('means that the database is unavailable if the connection failed', () => {
    expect(isUnavailable(ofMany(new mongo.MongoNetworkError('closed')))).toBe(true);
    expect(isUnavailable(ofMany(new mongo.MongoServerError({ message: 'x', code: 189 })))).toBe(true);
  });

  it('repeats the transaction if the error has the label', () => {
    const fault = new mongo.MongoNetworkError('closed');
    expect(isTransient(ofMany(fault))).toBe(false);
    fault.addErrorLabel('TransientTransactionError');

    expect(isTransient(ofMany(fault))).toBe(true);
  });

  it('can be a duplicate key', () => {
    const taken = ofMany(new mongo.MongoServerError({ message: 'x', code: 11_000 }));

    expect(isAnyDuplicateKey(taken)).toBe(true);
    expect(isUnavailable(taken)).toBe(false);
  });
});

describe('an unavailable database', () => {
  it.each([
    ['a network fault', new mongo.MongoNetworkError('closed')],
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
    ['a defect', new TypeError('x is undefined')],
    ['a value that is taken', new mongo.MongoServerError({ message: 'x', code: 11_000 })],
    ['nothing', undefined],
  ])('is not detected by %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('an error after which the same operation can succeed', () => {
  const codes = [6, 24, 50, 64, 91, 112, 189, 251, 262, 365, 10_107, 11_600, 11_601, 11_602];
  it.each(codes)('is 503 with Retry-After for code %d, alone or of many', (code) => {
    const error = new mongo.MongoServerError({ message: 'x', code });

    for (const one of [error, ofMany(error)])
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
