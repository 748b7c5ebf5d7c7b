import { newId } from '@trackway/runtime';
import type { IdentityProvider } from './providers/identity-provider';
import type { User } from './users/user';

const CREATED = new Date('2026-05-04T09:00:00Z');

export function aUser(changes: Partial<User> = {}): User {
  const life = { active: true, version: 1, createdAt: CREATED, updatedAt: CREATED, deletedAt: null };
  return { id: newId(), name: 'Bo', email: null, ...life, ...changes };
}

/** An active provider that grants nothing. */
export function aProvider(changes: Partial<IdentityProvider> = {}): IdentityProvider {
  const users = { user_name: 'preferred_username', email: 'email', email_verified: 'email_verified' };
  const claims = { ...users, subject: 'sub', name: 'name', groups: 'groups' };
  const grants = { groupMappings: [], defaultScopes: [], defaultRoles: [], maxScopes: ['*'] };
  const rules = { createUsers: true, linkUsersBy: [] };
  const keys = { keys: [], keysReadAt: CREATED, keysAttemptedAt: CREATED, error: null };
  const life = { revision: 1, publishedAt: CREATED, version: 1, createdAt: CREATED, updatedAt: CREATED };
  const issuer = {
    name: 'Issuer',
    issuer: 'https://issuer.example.org',
    audiences: ['trackway'],
    claims,
    active: true,
  };
  return { id: newId(), ...issuer, ...grants, ...rules, ...keys, ...life, ...changes };
}
