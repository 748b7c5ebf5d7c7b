import { newId } from '@trackway/runtime';
import type { User } from './users/user';

const CREATED = new Date('2026-05-04T09:00:00Z');

export function aUser(changes: Partial<User> = {}): User {
  const life = { active: true, version: 1, createdAt: CREATED, updatedAt: CREATED, deletedAt: null };
  return { id: newId(), name: 'Bo', email: null, ...life, ...changes };
}
