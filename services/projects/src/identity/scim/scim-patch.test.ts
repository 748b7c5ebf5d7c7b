import { applyScimPatch } from './scim-patch';

const patch = (resource: object, ...Operations: readonly object[]) => applyScimPatch({ ...resource }, { Operations });
const [work, home] = [
  { type: 'work', value: 'w@example.org' },
  { type: 'home', value: 'h@example.org' },
];

describe('a PATCH request of SCIM', () => {
  it('changes attributes and sub-attributes in any case', () => {
    const changed = patch(
      { displayname: 'Ana', name: { givenname: 'Ana' } },
      { op: 'Replace', path: 'DISPLAYNAME', value: 'Bo' },
      { op: 'ADD', path: 'name.familyName', value: 'Berg' },
    );

    expect(changed).toEqual({ displayname: 'Bo', name: { givenname: 'Ana', familyname: 'Berg' } });
  });

  it('changes matching items of a list, or adds one', () => {
    const path = 'emails[type eq "work"].value';

    expect(patch({ emails: [work, home] }, { op: 'replace', path, value: 'n@example.org' })).toEqual({
      emails: [{ type: 'work', value: 'n@example.org' }, home],
    });
    expect(patch({ emails: [home] }, { op: 'add', path, value: 'w@example.org' })).toEqual({ emails: [home, work] });
    expect(patch({ emails: [work, home] }, { op: 'remove', path: 'emails[type eq "work"]' })).toEqual({
      emails: [home],
    });
  });

  it('adds members once and removes them by value', () => {
    const [one, two] = [{ value: '1' }, { value: '2' }];

    expect(patch({ members: [one] }, { op: 'add', path: 'members', value: [one, two] })).toEqual({
      members: [one, two],
    });
    expect(patch({ members: [one, two] }, { op: 'remove', path: 'members', value: [one] })).toEqual({ members: [two] });
    expect(patch({ members: [one] }, { op: 'remove', path: 'members' })).toEqual({});
  });

  it('takes an object without a path, with dotted names and URNs', () => {
    const urn = 'urn:ietf:params:scim:schemas:core:2.0:User:active';

    expect(patch({ name: {} }, { op: 'replace', value: { 'name.givenName': 'Ana', [urn]: false } })).toEqual({
      name: { givenname: 'Ana' },
      active: false,
    });
  });

  it.each([
    { op: 'add', path: '__proto__', value: { polluted: true } },
    { op: 'add', path: 'name.__proto__', value: { polluted: true } },
    { op: 'add', value: JSON.parse('{"__proto__": {"polluted": true}}') },
  ])('does not change prototypes: %j', (operation) => {
    expect(() => patch({ name: {} }, operation)).toThrow(expect.objectContaining({ scimType: 'invalidPath' }));
    expect({}).not.toHaveProperty('polluted');
  });
});
