/** A field that `filter[…]` of a listing may name. What is read, described and documented is made of the same table. */
export interface ListedField {
  readonly name: string;
  /** Ids (relation) and options (select) may be several, with a comma between; a date is a time, or a day in UTC. */
  readonly inputType: 'text' | 'boolean' | 'select' | 'relation' | 'date';
  /** The path that lists the values. */
  readonly hydrate: string | null;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

/** Options whose labels are their values in words. */
export function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ label: value.replaceAll('_', ' '), value }));
}

/** The period that a log is narrowed to. */
export const periodFields = [
  { name: 'from', inputType: 'date', hydrate: null },
  { name: 'to', inputType: 'date', hydrate: null },
] as const satisfies readonly ListedField[];
