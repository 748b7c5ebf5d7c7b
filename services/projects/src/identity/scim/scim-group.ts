/** A group of users that a SCIM client maintains. */
export interface ScimGroup {
  readonly id: string;
  readonly displayName: string;
  readonly externalId: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ScimMember {
  readonly id: string;
  readonly name: string;
}

/** Names by which mappings of identity providers find the group. */
export function namesOf({ displayName, externalId }: Pick<ScimGroup, 'displayName' | 'externalId'>): readonly string[] {
  return externalId === null ? [displayName] : [displayName, externalId];
}
