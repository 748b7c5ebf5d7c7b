import { areas, scopes } from '@trackway/contracts';

/** A named set of scopes. */
export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly scopes: readonly string[];
  readonly builtIn: boolean;
  readonly version: number;
  /** Null for built-in roles. */
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
}

export type RoleFields = Pick<Role, 'name' | 'description' | 'scopes'>;

export const MAX_ROLES = 100;

const stored = { builtIn: true, version: 1, createdAt: null, updatedAt: null };

/** Roles of every frame. They cannot be changed, and follow the scopes of the release. */
export const builtInRoles: readonly Role[] = [
  {
    ...stored,
    id: '00000000-0000-7000-8000-000000000001',
    name: 'Administrator',
    description: 'Everything, including users, tokens and settings',
    scopes: ['*'],
  },
  {
    ...stored,
    id: '00000000-0000-7000-8000-000000000002',
    name: 'Member',
    description: 'Reads and changes everything except settings',
    scopes: scopes.filter((scope) => !scope.startsWith('system:')),
  },
  {
    ...stored,
    id: '00000000-0000-7000-8000-000000000003',
    name: 'Viewer',
    description: 'Reads everything except settings',
    scopes: areas.filter((area) => area !== 'system').map((area) => `${area}:read`),
  },
];

/** The scopes of the roles that exist. */
export function scopesOfRoles(roles: readonly Role[], ids: readonly string[]): readonly string[] {
  return roles.filter(({ id }) => ids.includes(id)).flatMap((role) => role.scopes);
}
