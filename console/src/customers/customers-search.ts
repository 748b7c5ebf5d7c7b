export const CUSTOMERS_TABS = ['customers', 'contacts'] as const;

export interface CustomersSearch {
  readonly tab?: (typeof CUSTOMERS_TABS)[number];
  /** Part of a name, e-mail or phone number. */
  readonly q?: string;
  readonly page?: number;
}

export function customersSearch({ tab, q, page }: Readonly<Record<string, unknown>>): CustomersSearch {
  const known = CUSTOMERS_TABS.find((one) => one === tab);
  return {
    ...(known ? { tab: known } : {}),
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

/** The body of a search for customers or contacts whose name, e-mail or phone contains the text. */
export function searchBody({ q, page = 1 }: CustomersSearch) {
  const fields = q === undefined ? [] : (['name', 'email', 'phone'] as const);
  return {
    filters: fields.map((field) => ({
      field,
      operator: 'contains' as const,
      value: q,
      logical_operator: 'or' as const,
    })),
    sorting: [{ field: 'name' as const, direction: 'asc' as const }],
    page,
    perPage: 50,
  };
}
