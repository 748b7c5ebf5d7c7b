import { isUuid } from '@trackway/runtime';
import { z } from 'zod';
import type { ScimGroup, ScimMember } from '../scim/scim-group';
import { applyScimPatch, withLowerCaseNames } from '../scim/scim-patch';
import { attributeNames, readResource, scimText } from './scim-values';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export interface ScimGroupWithMembers {
  readonly group: ScimGroup;
  /** Undefined if the client excluded them. */
  readonly members: readonly ScimMember[] | undefined;
}

/** What a client writes. */
export interface WrittenGroup {
  readonly displayName: string;
  readonly externalId: string | null;
  readonly memberIds: readonly string[];
}

const MAX_MEMBERS = 50_000;

const member = z.looseObject({ value: z.string().refine(isUuid, 'Must be the id of a user.').toLowerCase() });

const attributes = z.looseObject({
  displayname: scimText.min(1),
  externalid: scimText.nullish(),
  members: z.array(member).max(MAX_MEMBERS).nullish(),
});

const resource = attributes.transform(
  ({ displayname, externalid, members }): WrittenGroup => ({
    displayName: displayname,
    externalId: externalid || null,
    memberIds: [...new Set((members ?? []).map(({ value }) => value))],
  }),
);

const patchLimits = { attributes: attributeNames(attributes, { members: member }), maxItems: MAX_MEMBERS };

/** Reads the resource of a create or replace request. @throws ScimError */
export function readGroupResource(body: unknown): WrittenGroup {
  return readResource(resource, withLowerCaseNames(body));
}

/** Applies a PATCH request to a group. @throws ScimError */
export function patchGroup({ group, members = [] }: ScimGroupWithMembers, body: unknown): WrittenGroup {
  const before = {
    displayname: group.displayName,
    externalid: group.externalId,
    members: members.map(({ id, name }) => ({ value: id, display: name })),
  };
  return readGroupResource(applyScimPatch(before, body, patchLimits));
}

export function presentScimGroup({ group, members }: ScimGroupWithMembers, base: string) {
  return {
    schemas: [GROUP_SCHEMA],
    id: group.id,
    ...(group.externalId === null ? {} : { externalId: group.externalId }),
    displayName: group.displayName,
    ...(members && {
      members: members.map(({ id, name }) => ({ value: id, display: name, $ref: `${base}/Users/${id}` })),
    }),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: `${base}/Groups/${group.id}`,
      version: `"${group.version}"`,
    },
  };
}
