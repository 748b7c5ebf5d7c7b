import { DELETED_KINDS, type DeletedKind } from './deleted-kinds';

export interface DeletedSearch {
  readonly kind?: DeletedKind;
  readonly page?: number;
}

export function deletedSearch({ kind, page }: Readonly<Record<string, unknown>>): DeletedSearch {
  return {
    ...(typeof kind === 'string' && Object.hasOwn(DELETED_KINDS, kind) ? { kind: kind as DeletedKind } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
