import { mongo } from 'mongoose';
import { isAway } from './mongo-errors';

function named(name: string, fields: object = {}): Error {
  return Object.assign(new Error('something'), { name, ...fields });
}

describe('a database that is away', () => {
  it.each([
    ['a network fault', new mongo.MongoNetworkError('closed')],
    ['no server', named('MongooseServerSelectionError')],
    ['a pool that was cleared', named('MongoPoolClearedError')],
    ['a pool that was closed', named('MongoPoolClosedError')],
    ['a queue that took too long', named('MongoWaitQueueTimeoutError')],
    ['a socket that broke', named('Error', { code: 'ECONNRESET' })],
    ['nothing connected yet', new Error('Client must be connected before running operations: not connected')],
    ['a primary that steps down', new mongo.MongoServerError({ message: 'x', code: 189 })],
  ])('is told by %s', (_, error) => {
    expect(isAway(error)).toBe(true);
  });

  it.each([
    ['a defect', new TypeError('x is undefined')],
    ['a value that is taken', new mongo.MongoServerError({ message: 'x', code: 11_000 })],
    ['nothing', undefined],
  ])('is not told by %s', (_, error) => {
    expect(isAway(error)).toBe(false);
  });
});
