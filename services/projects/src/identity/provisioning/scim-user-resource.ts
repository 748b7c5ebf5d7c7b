import { isRecord } from '@trackway/runtime';
import { z } from 'zod';
import { ScimError } from '../scim/scim-error';
import { applyScimPatch, withLowerCaseNames } from '../scim/scim-patch';
import { type ScimEmail, type ScimRecord, withOnePrimary } from '../scim/scim-user';
import type { User } from '../users/user';
import { attributeNames, booleanValue, readResource, scimText } from './scim-values';

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

const MAX_EMAILS = 20;

const email = z.looseObject({ value: z.email().max(254), type: scimText.nullish(), primary: booleanValue.nullish() });

const storedEmail = email.transform(({ value, type, primary }) => ({
  value,
  ...(type ? { type } : {}),
  ...(primary === true ? { primary } : {}),
}));

const name = z.looseObject({
  formatted: scimText.nullish(),
  givenname: scimText.nullish(),
  familyname: scimText.nullish(),
});

/** Entra ID removes an address by removing its value only (RFC 7644, 3.5.2.2). */
const emails = z.preprocess(
  (items) => (Array.isArray(items) ? items.filter((item) => !isRecord(item) || (item['value'] ?? '') !== '') : items),
  z.array(storedEmail).max(MAX_EMAILS),
);

/** Other attributes are ignored, as RFC 7644 allows. */
const resource = z.looseObject({
  username: scimText.min(1),
  externalid: scimText.nullish(),
  displayname: scimText.nullish(),
  name: name.nullish(),
  emails: emails.nullish(),
  active: booleanValue.nullish(),
});

const patchLimits = { attributes: attributeNames(resource, { name, emails: email }), maxItems: MAX_EMAILS };

/** Reads the resource of a create or replace request. @throws ScimError */
export function readUserResource(body: unknown): WrittenUser {
  return writtenUser(withLowerCaseNames(body), []);
}

/** Applies a PATCH request to a user. @throws ScimError */
export function patchUser(current: ScimUser, body: unknown): WrittenUser {
  const { schemas: _schemas, meta: _meta, groups: _groups, id: _id, ...writable } = presentScimUser(current, '');
  const { displayName } = current.record.attributes;
  const before = withLowerCaseNames({ ...writable, displayName });
  if (typeof before !== 'object' || before === null) throw new ScimError('invalidSyntax', 'The user is not an object.');
  return writtenUser(applyScimPatch({ ...before }, body, patchLimits), current.record.attributes.emails);
}

function writtenUser(value: unknown, emailsBefore: readonly ScimEmail[]): WrittenUser {
  const { username, externalid, displayname, ...written } = readResource(resource, value);
  const { formatted, givenname: givenName, familyname: familyName } = written.name ?? {};
  const names = { formatted, givenName, familyName };
  const attributes = {
    name: Object.fromEntries(Object.entries(names).filter(([, text]) => text)),
    emails: withOnePrimary(written.emails ?? [], emailsBefore),
    displayName: displayname || null,
  };
  const record = { userName: username, externalId: externalid || null, attributes };
  return { record, active: written.active ?? true };
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
