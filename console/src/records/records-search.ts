/** The search parameters of a screen with several kinds of records. */
export interface RecordsSearch<Tab extends string> {
  readonly tab?: Tab;
  /** The text to search for. */
  readonly q?: string;
  readonly page?: number;
}

export function recordsSearch<Tab extends string>(
  tabs: readonly Tab[],
  { tab, q, page }: Readonly<Record<string, unknown>>,
): RecordsSearch<Tab> {
  const known = tabs.find((one) => one === tab);
  return {
    ...(known ? { tab: known } : {}),
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}
