import { invalidInput, invalidSearch } from '@trackway/errors';

export type Trashed = 'without' | 'with' | 'only';

/** What `filter[<field>]=value` of a GET listing names, before anybody has looked whether there are such fields. */
export interface SentFilters {
  /** Each with all values that were sent for it; `trashed` is not among them. */
  readonly members: readonly (readonly [name: string, values: readonly string[]])[];
  /** Every listing takes it, also of what is never put in the trash. */
  readonly trashed: Trashed;
}

/**
 * Takes `filter[…]` apart; there are none where there is no `filter`.
 * @throws AppError `validation_errors` where it is not sent so, or `trashed` is neither `with` nor `only`.
 */
export function sentFilters(query: unknown): SentFilters {
  const filter = isRecord(query) ? query['filter'] : undefined;
  if (filter === undefined) return { members: [], trashed: 'without' };
  if (!isRecord(filter)) throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  const { trashed, ...named } = filter;
  return {
    members: Object.entries(named).map(([name, value]) => [name, texts(name, value)] as const),
    trashed: trashed === undefined ? 'without' : readTrashed(texts('trashed', trashed).at(-1)),
  };
}

/**
 * What a listing that has no filters of its own takes: `filter[trashed]` alone.
 * @throws AppError `validation_error` for any other.
 */
export function rejectFilters(query: unknown): void {
  const { members } = sentFilters(query);
  if (members.length === 0) return;
  const names = members.map(([name]) => name).join(', ');
  throw invalidSearch({ field: [`This listing cannot be filtered, but was sent ${names}.`] });
}

/** Of one field: a value, or several; from some twenty on, the query parser keeps them under their numbers. */
function texts(name: string, value: unknown): string[] {
  const values = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  const all: unknown[] = Array.isArray(values) ? values : [values];
  return all.map((text) => {
    if (typeof text === 'string') return text;
    throw invalidInput({ [`filter.${name}`]: [`Sent as filter[${name}]=value, with nothing nested in it.`] });
  });
}

function readTrashed(value: string | undefined): Trashed {
  if (value === 'with' || value === 'only') return value;
  throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
