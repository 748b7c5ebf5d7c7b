import { invalidFilter, invalidInput } from '@trackway/errors';
import { isRecord } from '@trackway/runtime';

export type Trashed = 'without' | 'with' | 'only';

/** `filter[<field>]=value` of a GET listing. Whether the fields exist is not checked yet. */
export interface FilterQuery {
  /** Fields with all their values, without `trashed`. */
  readonly members: readonly (readonly [name: string, values: readonly string[]])[];
  /** Accepted by every listing, also of models without a trash. */
  readonly trashed: Trashed;
}

/**
 * Parses `filter[…]` of a query.
 * @throws AppError `validation_errors` for another form of `filter`, or a `trashed` other than `with` and `only`.
 */
export function readFilterQuery(query: unknown): FilterQuery {
  const filter = isRecord(query) ? query['filter'] : undefined;
  if (filter === undefined) return { members: [], trashed: 'without' };
  if (!isRecord(filter)) throw invalidInput({ filter: ['Send filters as filter[<field>]=value.'] });
  const { trashed, ...named } = filter;
  return {
    members: Object.entries(named).map(([name, value]) => [name, texts(name, value)] as const),
    trashed: trashed === undefined ? 'without' : readTrashed(texts('trashed', trashed)),
  };
}

/**
 * For listings without filters: accepts only `filter[trashed]`.
 * @throws AppError `validation_error` for any other filter.
 */
export function rejectFilters(query: unknown): void {
  const { members } = readFilterQuery(query);
  if (members.length === 0) return;
  const names = members.map(([name]) => name).join(', ');
  throw invalidFilter(members[0]?.[0] ?? '', 'field', `This listing cannot be filtered, but was sent ${names}.`);
}

/** Values of one field. The query parser returns more than about twenty values as an object with numeric keys. */
function texts(name: string, value: unknown): string[] {
  const values = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
  const all: unknown[] = Array.isArray(values) ? values : [values];
  return all.map((text) => {
    if (typeof text === 'string') return text;
    throw invalidInput({ [`filter.${name}`]: [`Send it as filter[${name}]=value, without nesting.`] });
  });
}

function readTrashed([value, ...others]: readonly string[]): Trashed {
  if (others.length > 0) throw invalidInput({ 'filter.trashed': ['Send it once.'] });
  if (value === 'with' || value === 'only') return value;
  throw invalidInput({ 'filter.trashed': ['Must be with or only.'] });
}
