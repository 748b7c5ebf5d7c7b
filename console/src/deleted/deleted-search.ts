import { DELETED_KINDS, type DeletedKind } from './deleted-kinds';

export interface DeletedSearch {
  readonly kind?: DeletedKind;
  /** Of deleted tasks. */
  readonly project?: string;
  readonly page?: number;
}

export function deletedSearch({ kind, project, page }: Readonly<Record<string, unknown>>): DeletedSearch {
  return {
    ...(typeof kind === 'string' && Object.hasOwn(DELETED_KINDS, kind) ? { kind: kind as DeletedKind } : {}),
    ...(kind === 'tasks' && typeof project === 'string' ? { project } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
