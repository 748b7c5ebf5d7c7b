import { applyScimPatch } from './scim-patch';

const attributes = new Map([
  ['active', []],
  ['displayname', []],
  ['emails', ['type', 'value']],
  ['members', ['value']],
  ['name', ['familyname', 'givenname']],
]);
const limits = { attributes, maxItems: 50_000 };
const patch = (resource: object, ...Operations: readonly object[]) =>
  applyScimPatch({ ...resource }, { Operations }, limits);
const items = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => ({ value: prefix + at }));
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

  it('changes lists of 25,000 items without comparing all pairs', () => {
    const [one, two] = [items('a', 25_000), items('b', 25_000)];
    const before = process.cpuUsage();
    const added = patch({}, { op: 'add', path: 'members', value: one }, { op: 'add', path: 'members', value: two });
    const removed = patch(added, { op: 'remove', path: 'members', value: two });

    expect([added['members'], removed['members']]).toEqual([[...one, ...two], one]);
    // CPU time, because other processes do not extend it. 625 million comparisons take far longer.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });

  it.each(['add', 'replace', 'remove'])('rejects the operation %s with too many items', (op) => {
    const operation = { op, path: 'members', value: items('a', 50_001) };

    expect(() => patch({ members: [] }, operation)).toThrow(expect.objectContaining({ scimType: 'invalidValue' }));
  });

  it.each([
    ['100 operations', 100, 'value eq "1"', false],
    ['1,000 operations', 1_000, 'value eq "1"', true],
    ['20 operations with long filters', 20, Array(10).fill('value eq "1"').join(' or '), true],
  ])('bounds the comparisons of a request: %s on 50,000 items', (_, count, filter, isRejected) => {
    const operation = { op: 'remove', path: `members[${filter}]` };
    const run = () => patch({ members: items('a', 50_000) }, ...Array(count).fill(operation));

    if (isRejected) expect(run).toThrow(expect.objectContaining({ scimType: 'invalidValue' }));
    else expect(run()).toEqual({ members: items('a', 50_000) });
  });

  it('rejects more than 1,000 paths in operations without a path', () => {
    const operation = { op: 'add', value: Object.fromEntries(items('name.x', 600).map(({ value }) => [value, 1])) };

    expect(patch({}, operation)).toEqual({});
    expect(() => patch({}, operation, operation)).toThrow(expect.objectContaining({ scimType: 'invalidSyntax' }));
  });

  it('ignores attributes and sub-attributes that the schema does not read', () => {
    const before = { active: true, name: { givenname: 'Ana' }, emails: [work] };
    const operations = [
      { op: 'add', path: 'x', value: items('a', 50_001) },
      { op: 'add', path: 'constructor', value: 1 },
      { op: 'add', value: { 'y.z': 1 } },
      { op: 'add', path: 'name', value: { z: 1 } },
      { op: 'add', path: 'name.z', value: [1] },
      { op: 'add', path: 'emails[type eq "work"]', value: { z: 1 } },
      { op: 'add', path: 'emails[type eq "work"].z', value: 1 },
    ];

    expect(patch(before, ...operations)).toEqual(before);
    expect(patch(before, { op: 'add', path: 'emails', value: [{ ...home, z: 1 }] })).toMatchObject({
      emails: [work, home],
    });
    expect(patch({}, { op: 'add', path: 'displayName', value: { z: 1 } })).toEqual({ displayname: {} });
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
