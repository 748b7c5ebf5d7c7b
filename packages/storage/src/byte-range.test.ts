import { readRange } from './byte-range';

describe('readRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of 100 bytes is %j', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each([
    ['bytes=0-', 'unsatisfiable'],
    ['bytes=0-9', 'unsatisfiable'],
    ['bytes=-5', undefined],
  ])('%s of an empty file is %j', (header, range) => {
    expect(readRange(header, 0)).toEqual(range);
  });
});
