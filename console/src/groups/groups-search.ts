export const GROUPS_TABS = ['groups', 'tags'] as const;

export interface GroupsSearch {
  readonly tab?: (typeof GROUPS_TABS)[number];
  /** Part of a name. */
  readonly q?: string;
  readonly page?: number;
}

export interface GroupSearch {
  readonly page?: number;
}

export function groupsSearch({ tab, q, page }: Readonly<Record<string, unknown>>): GroupsSearch {
  const known = GROUPS_TABS.find((one) => one === tab);
  return {
    ...(known ? { tab: known } : {}),
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
    ...groupSearch({ page }),
  };
}

export function groupSearch({ page }: Readonly<Record<string, unknown>>): GroupSearch {
  return typeof page === 'number' && page > 1 ? { page } : {};
}

/** The body of a search for groups or tags whose name contains the text. */
export function searchBody({ q, page = 1 }: GroupsSearch) {
  return {
    filters: q === undefined ? [] : [{ field: 'name' as const, operator: 'contains' as const, value: q }],
    sorting: [{ field: 'name' as const, direction: 'asc' as const }],
    page,
    perPage: 50,
  };
}
