import { z } from 'zod';
import { ScimError } from '../scim/scim-error';
import { applyScimPatch, withLowerCaseNames } from '../scim/scim-patch';
import type { ScimRecord } from '../scim/scim-user';
import type { User } from '../users/user';
import { booleanValue, readResource, scimText } from './scim-values';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A user as a SCIM client sees it. */
export interface ScimUser {
  readonly user: User;
  readonly record: ScimRecord;
  readonly groups: readonly { readonly id: string; readonly displayName: string }[];
}

/** What a client writes. */
export interface WrittenUser {
  readonly record: ScimRecord;
  readonly active: boolean;
}

const email = z
  .looseObject({ value: z.email().max(254), type: scimText.nullish(), primary: booleanValue.nullish() })
  .transform(({ value, type, primary }) => ({
    value,
    ...(type ? { type } : {}),
    ...(primary === true ? { primary } : {}),
  }));

/** Other attributes are ignored, as RFC 7644 allows. */
const resource = z
  .looseObject({
    username: scimText.min(1),
    externalid: scimText.nullish(),
    displayname: scimText.nullish(),
    name: z
      .looseObject({ formatted: scimText.nullish(), givenname: scimText.nullish(), familyname: scimText.nullish() })
      .nullish(),
    emails: z.array(email).max(20).nullish(),
    active: booleanValue.nullish(),
  })
  .transform(({ username, externalid, displayname, name, emails, active }): WrittenUser => {
    const names = { formatted: name?.formatted, givenName: name?.givenname, familyName: name?.familyname };
    const given = Object.fromEntries(Object.entries(names).filter(([, text]) => text));
    const attributes = { name: given, emails: emails ?? [], displayName: displayname || null };
    return { record: { userName: username, externalId: externalid || null, attributes }, active: active ?? true };
  });

/** Reads the resource of a create or replace request. @throws ScimError */
export function readUserResource(body: unknown): WrittenUser {
  return readResource(resource, withLowerCaseNames(body));
}

/** Applies a PATCH request to a user. @throws ScimError */
export function patchUser(current: ScimUser, body: unknown): WrittenUser {
  const { schemas: _schemas, meta: _meta, groups: _groups, id: _id, ...writable } = presentScimUser(current, '');
  const { displayName } = current.record.attributes;
  const before = withLowerCaseNames({ ...writable, displayName });
  if (typeof before !== 'object' || before === null) throw new ScimError('invalidSyntax', 'The user is not an object.');
  return readUserResource(applyScimPatch({ ...before }, body));
}

export function presentScimUser({ user, record, groups }: ScimUser, base: string) {
  const { name, emails, displayName } = record.attributes;
  return {
    schemas: [USER_SCHEMA],
    id: user.id,
    ...(record.externalId === null ? {} : { externalId: record.externalId }),
    userName: record.userName,
    displayName: displayName ?? user.name,
    ...(Object.keys(name).length === 0 ? {} : { name }),
    emails,
    active: user.active,
    groups: groups.map(({ id, displayName: display }) => ({ value: id, display, $ref: `${base}/Groups/${id}` })),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${base}/Users/${user.id}`,
      version: `"${user.version}"`,
    },
  };
}
