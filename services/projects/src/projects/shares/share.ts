import type { ShareSettings } from '../project/project';

/** The fields that a share page may show in addition to the name. */
export const shareableFields = [
  'code',
  'description',
  'status',
  'impact',
  'budget',
  'costs',
  'customer',
  'contact',
  'groups',
  'tags',
  'tasks',
  'users',
  'created_at',
  'updated_at',
] as const;

export type ShareableField = (typeof shareableFields)[number];

/** The fields that are shared by default. */
export const DEFAULT_FIELDS: readonly ShareableField[] = ['code', 'description', 'status', 'tags'];

export function isExpired({ expires_at }: ShareSettings, now: Date): boolean {
  return expires_at !== null && new Date(expires_at) <= now;
}
