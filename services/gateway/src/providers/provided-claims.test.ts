import { claimAt } from './provided-claims';

const claims = {
  sub: 'a',
  'https://acme.example/groups': ['x'],
  realm_access: { roles: ['y'], 'a/b': 'z' },
  list: ['first'],
};

describe('a claim', () => {
  it.each<[string, unknown]>([
    ['sub', 'a'],
    ['https://acme.example/groups', ['x']],
    ['/realm_access/roles', ['y']],
    ['/realm_access/a~1b', 'z'],
    ['realm_access/roles', undefined],
    ['/list/0', undefined],
    ['/sub/length', undefined],
    ['__proto__', undefined],
    ['/__proto__/toString', undefined],
    ['constructor', undefined],
    ['/', undefined],
  ])('named %s is %j', (name, value) => {
    expect(claimAt(claims, name)).toEqual(value);
  });
});
