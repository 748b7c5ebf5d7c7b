import { aUser } from '../fake-identity-samples';
import { derivedRecord, type ScimEmail, type ScimRecord, userFieldsOf } from '../scim/scim-user';
import { patchUser, readUserResource } from './scim-user-resource';

const work = { value: 'ana@example.org', type: 'work', primary: true };
const home = { value: 'home@example.org', type: 'home' };
const workAddress = 'emails[type eq "work"].value';

function aRecord(...emails: readonly ScimEmail[]): ScimRecord {
  return { userName: 'ana', externalId: null, attributes: { name: {}, emails, displayName: 'Ana' } };
}

/** The e-mail addresses of the record and of the user after a PATCH request. */
function patched(record: ScimRecord, ...Operations: readonly object[]) {
  const { record: changed } = patchUser({ user: aUser(), record, groups: [] }, { Operations });
  return { emails: changed.attributes.emails, email: userFieldsOf(changed).email };
}

describe('the e-mail addresses of a SCIM user', () => {
  it('of a user without a record are changed by their type', () => {
    const derived = derivedRecord(aUser({ email: 'ana@example.org' }));
    const value = 'new@example.org';

    expect(patched(derived, { op: 'Add', path: workAddress, value })).toEqual({
      emails: [{ ...work, value }],
      email: value,
    });
  });

  it.each([
    ['removed', { op: 'Remove', path: workAddress }],
    ['null', { op: 'Replace', path: workAddress, value: null }],
    ['empty', { op: 'Replace', path: workAddress, value: '' }],
  ])('are dropped if the value is %s', (_, operation) => {
    expect(patched(aRecord(work, home), operation)).toEqual({ emails: [home], email: home.value });
    expect(patched(aRecord(work), operation)).toEqual({ emails: [], email: null });
  });

  it('without a value are dropped from a created or replaced user', () => {
    const emails = [{ type: 'work' }, home];

    expect(readUserResource({ userName: 'ana', emails }).record.attributes.emails).toEqual([home]);
  });

  it('have one primary address, the one that a PATCH request selects', () => {
    const added = { op: 'add', path: 'emails', value: [{ ...home, primary: true }] };
    const selected = { op: 'replace', path: 'emails[type eq "home"].primary', value: true };
    const expected = { value: work.value, type: 'work' };

    expect(patched(aRecord(work), added)).toEqual({
      emails: [expected, { ...home, primary: true }],
      email: home.value,
    });
    expect(patched(aRecord(home, work), selected)).toEqual({
      emails: [{ ...home, primary: true }, expected],
      email: home.value,
    });
  });

  it('of a created or replaced user have one primary address', () => {
    const emails = [work, { ...home, primary: true }];

    expect(readUserResource({ userName: 'ana', emails }).record.attributes.emails).toEqual([work, home]);
  });
});
