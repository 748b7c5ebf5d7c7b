import { StartFailure } from '../../../process/start-failure';
import { inDatabase, reasonOf } from './describe-error';

describe('the reason of an error', () => {
  it.each([
    [new Error('outer', { cause: new TypeError('inner.') }), 'TypeError: inner'],
    [
      new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('other')], ''),
      'connect ECONNREFUSED ::1:1, other',
    ],
    [Object.assign(new Error('UnknownError'), { name: 'NotFound' }), 'NotFound'],
    ['text', 'text'],
  ])('is that of its cause: %s', (error, expected) => {
    expect(reasonOf(error)).toBe(expected);
  });
});

describe('an error of a database', () => {
  it('names the service', async () => {
    await expect(inDatabase('forms', Promise.reject(new Error('not authorized')))).rejects.toThrow(
      'Database forms: not authorized',
    );
    await expect(inDatabase('forms', Promise.reject(new StartFailure('Later.')))).rejects.toThrow(StartFailure);
  });
});
