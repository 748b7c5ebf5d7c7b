/** A field for `filter[…]` of a listing. Parsing, metadata and the OpenAPI document are derived from it. */
export interface ListedField {
  readonly name: string;
  /** `relation` and `select` accept several values separated by commas. `date` is a time, or a date in UTC. */
  readonly inputType: 'text' | 'boolean' | 'select' | 'relation' | 'date';
  /** Path that lists the possible values. */
  readonly hydrate: string | null;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

export function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ label: value.replaceAll('_', ' '), value }));
}

/** The period of a log. */
export const periodFields = [
  { name: 'from', inputType: 'date', hydrate: null },
  { name: 'to', inputType: 'date', hydrate: null },
] as const satisfies readonly ListedField[];
