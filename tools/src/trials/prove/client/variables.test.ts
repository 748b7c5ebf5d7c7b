import { memberAt, Variables } from './variables';

it('replaces references in paths, headers and nested bodies', () => {
  const variables = new Variables(() => undefined);
  variables.set('project:0', '01-"a"');

  expect(variables.resolve({ path: '/projects/{project:0}', body: { items: [{ id: '{project:0}' }] } })).toEqual({
    path: '/projects/01-"a"',
    body: { items: [{ id: '01-"a"' }] },
  });
});

it('returns nothing if a reference has no value', () => {
  expect(new Variables(() => undefined).resolve('{project:0}')).toBeUndefined();
});

it('reads values of another tenant', () => {
  const other = new Variables(() => undefined);
  other.set('project:0', 'theirs');

  expect(new Variables(() => other).resolve('{other:project:0} {other:project:0}')).toBe('theirs theirs');
});

it('finds members of bodies by path', () => {
  expect(memberAt({ urls: [{ url: 'x' }] }, 'urls.0.url')).toBe('x');
  expect(memberAt({}, 'urls.0.url')).toBeUndefined();
});
