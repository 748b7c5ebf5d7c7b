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
  const emails = email === null ? [] : [{ value: email, primary: true }];
  return { userName: email ?? id, externalId: null, attributes: { name: {}, emails, displayName: name } };
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
