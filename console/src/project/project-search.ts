export const PROJECT_TABS = ['overview', 'history', 'answers', 'messages'] as const;

export type ProjectTab = (typeof PROJECT_TABS)[number];

export interface ProjectSearch {
  readonly tab?: ProjectTab;
  readonly page?: number;
  readonly entry?: string;
  /** Only changes of this field are shown. */
  readonly field?: string;
}

/** The part of the project that is shown, from the URL. */
export function projectSearch({ tab, page, entry, field }: Readonly<Record<string, unknown>>): ProjectSearch {
  const known = PROJECT_TABS.find((one) => one === tab);
  return {
    ...(known && known !== 'overview' ? { tab: known } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
    ...(typeof entry === 'string' ? { entry } : {}),
    ...(typeof field === 'string' && field !== '' ? { field } : {}),
  };
}
