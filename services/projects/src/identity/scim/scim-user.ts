export interface ScimEmail {
  readonly value: string;
  readonly type?: string | undefined;
  readonly primary?: boolean | undefined;
}

export interface ScimName {
  readonly formatted?: string | undefined;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
}

/** What a SCIM client has stored of a user. */
export interface ScimRecord {
  readonly userName: string;
  readonly externalId: string | null;
  readonly attributes: {
    readonly name: ScimName;
    readonly emails: readonly ScimEmail[];
    readonly displayName: string | null;
  };
}

interface NamedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** The record of a user that no SCIM client has written. */
export function derivedRecord({ id, name, email }: NamedUser): ScimRecord {
  // Clients select the address by its type. Without one, they would add a second address.
  const emails = email === null ? [] : [{ value: email, type: 'work', primary: true }];
  return { userName: email ?? id, externalId: null, attributes: { name: {}, emails, displayName: name } };
}

/** At most one address is primary (RFC 7643, 2.4): the first one that was not primary before, or else the first one. */
export function withOnePrimary(emails: readonly ScimEmail[], before: readonly ScimEmail[]): readonly ScimEmail[] {
  const primaries = emails.filter(({ primary }) => primary);
  const wasPrimary = ({ value }: ScimEmail) => before.some((email) => email.primary && email.value === value);
  const selected = primaries.find((email) => !wasPrimary(email)) ?? primaries[0];
  return emails.map((email) => {
    const { primary: _, ...other } = email;
    return email === selected ? email : other;
  });
}

/** Name and e-mail address of the user that a record describes. */
export function userFieldsOf({ userName, attributes }: ScimRecord): Pick<NamedUser, 'name' | 'email'> {
  const { name, emails, displayName } = attributes;
  const full = [name.givenName, name.familyName].filter(Boolean).join(' ');
  const address = emails.find(({ primary }) => primary)?.value ?? emails[0]?.value;
  return {
    name: displayName || name.formatted || full || userName,
    email: address ?? (userName.includes('@') ? userName : null),
  };
}
