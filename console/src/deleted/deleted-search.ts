/** Kinds of objects that can be restored. How they are read is not part of the first load. */
export const KINDS = [
  'projects',
  'customers',
  'tasks',
  'contacts',
  'groups',
  'tags',
  'funnels',
  'forms',
  'rules',
  'agents',
  'webhooks',
  'channels',
  'users',
] as const;

export type DeletedKind = (typeof KINDS)[number];

export interface DeletedSearch {
  readonly kind?: DeletedKind;
  /** Of deleted tasks. */
  readonly project?: string;
  readonly page?: number;
}

export function deletedSearch({ kind, project, page }: Readonly<Record<string, unknown>>): DeletedSearch {
  const known = KINDS.find((one) => one === kind);
  return {
    ...(known ? { kind: known } : {}),
    ...(kind === 'tasks' && typeof project === 'string' ? { project } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
