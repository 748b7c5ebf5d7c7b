import { AttributeFilter, type AttributeParameters } from './scim-attributes';

const user = {
  schemas: ['User'],
  id: '1',
  userName: 'ana',
  name: { givenName: 'Ana', familyName: 'Silva' },
  emails: [{ value: 'a@example.org', type: 'work' }, { value: 'b@example.org' }],
  active: true,
  meta: { resourceType: 'User', version: '"1"' },
};
const { schemas, id, userName, name, active, meta } = user;
const URN = 'urn:ietf:params:scim:schemas:core:2.0:User';

describe('the attributes of a SCIM resource', () => {
  it.each<[AttributeParameters, object]>([
    [{}, user],
    [{ attributes: '', excludedAttributes: ' , ' }, user],
    [{ attributes: 'userName' }, { schemas, id, userName }],
    [{ attributes: ' USERNAME ,active' }, { schemas, id, userName, active }],
    [{ attributes: `${URN}:userName,meta` }, { schemas, id, userName, meta }],
    [{ attributes: 'name.givenName' }, { schemas, id, name: { givenName: 'Ana' } }],
    [{ attributes: `${URN}:name.givenName,name.familyName` }, { schemas, id, name }],
    [{ attributes: 'name.givenName,name' }, { schemas, id, name }],
    [{ attributes: 'name,name.givenName' }, { schemas, id, name }],
    [{ attributes: 'emails.type' }, { schemas, id, emails: [{ type: 'work' }, {}] }],
    [{ attributes: 'unknown' }, { schemas, id }],
    [{ excludedAttributes: 'id,schemas,meta,emails,NAME' }, { schemas, id, userName, active }],
    [
      { excludedAttributes: 'name.familyName,emails.type,meta,active' },
      {
        ...{ schemas, id, userName, name: { givenName: 'Ana' } },
        emails: [{ value: 'a@example.org' }, { value: 'b@example.org' }],
      },
    ],
  ])('are selected by %j', (parameters, expected) => {
    expect(AttributeFilter.of(parameters).apply(user)).toEqual(expected);
  });

  it.each<[AttributeParameters]>([
    [{ attributes: 'userName', excludedAttributes: 'emails' }],
    [{ attributes: 'x'.repeat(2_001) }],
  ])('are not selected by %j', (parameters) => {
    expect(() => AttributeFilter.of(parameters)).toThrow(expect.objectContaining({ scimType: 'invalidValue' }));
  });

  it.each<[AttributeParameters, boolean]>([
    [{}, true],
    [{ attributes: 'displayName' }, false],
    [{ attributes: 'members.value' }, true],
    [{ excludedAttributes: 'Members' }, false],
    [{ excludedAttributes: 'members.display' }, true],
    [{ excludedAttributes: 'emails' }, true],
  ])('with %j, include the members of a group: %j', (parameters, expected) => {
    expect(AttributeFilter.of(parameters).includes('members')).toBe(expected);
  });
});
