import { lineReaders, readLineFilter } from './line-filter';

const read = (filter?: unknown) => readLineFilter(lineReaders, filter === undefined ? {} : { filter });

describe('the filter of entries', () => {
  it('contains only the given conditions', () => {
    expect(read({ action: 'project.updated', to: '2026-01-01' })).toEqual({
      action: 'project.updated',
      before: new Date('2026-01-02T00:00:00Z'),
    });
    expect(read()).toEqual({});
  });

  it('contains only text that the database can compare', () => {
    expect(read({ action: 'a\0b' })).toEqual({ action: 'a\ufffdb' });
  });

  it('accepts trashed like all listings', () => {
    expect(read({ trashed: 'with', action: 'a' })).toEqual({ action: 'a' });
  });

  it.each([
    ['a text in place of members', 'x', 'Send filters as filter[<field>]=value.'],
    ['something nested', { action: { x: '1' } }, 'without nesting'],
    ['several values', { action: ['a', 'b'] }, 'The field action takes one value.'],
    ['an unknown name', { name: 'x' }, 'The field name does not exist.'],
    ['an invalid time', { from: 'soon' }, 'in ISO 8601'],
  ])('rejects %s', (_, filter, message) => {
    expect(() => read(filter)).toThrow(message);
  });
});
