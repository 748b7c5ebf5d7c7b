import { entityTag, ifVersion } from './entity-tags';

describe('entity tags', () => {
  it.each([
    ['"3"', { ifVersion: 3 }],
    ['W/"3"', { ifVersion: 3 }],
    [' "3" ', { ifVersion: 3 }],
    ['*', {}],
    [undefined, {}],
    ['3', { ifVersion: -1 }],
    ['"x"', { ifVersion: -1 }],
    ['', { ifVersion: -1 }],
  ])('If-Match %s means %j', (header, expected) => {
    expect(ifVersion({ get: () => header })).toEqual(expected);
  });

  it('of entityTag are read by ifVersion', () => {
    expect(ifVersion({ get: () => entityTag(7) })).toEqual({ ifVersion: 7 });
  });
});
