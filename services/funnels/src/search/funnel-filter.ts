import { type FieldMessages, invalidInput, invalidSearch } from '@trackway/errors';
import { isUuid } from '@trackway/runtime';
import { z } from 'zod';

/** What a listing of funnels is narrowed to; a funnel is listed where it is any of `ids`, and any of `names`. */
export interface FunnelFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly trashed: 'without' | 'with' | 'only';
}

/** The fields that `filter[…]` may name; the descriptors of the model class are made from the same. */
export const funnelFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/funnels' },
  { name: 'name', inputType: 'text', hydrate: null },
] as const;

/** The query of the listing: page, perPage and filter[<field>]. */
export const listingQuery = z.looseObject({
  page: z.unknown().optional().meta({ type: 'integer', description: 'Starts at 1; what makes no sense is 1' }),
  perPage: z.unknown().optional().meta({ type: 'integer', description: '1 to 100; what makes no sense is 30' }),
  filter: z
    .unknown()
    .optional()
    .meta({ type: 'object', description: 'filter[id], filter[name]: equals; filter[trashed]=with or only' }),
});

const known: readonly string[] = funnelFields.map(({ name }) => name);

/** Reads `filter[<field>]=value`: each means `equals`; a comma separates several ids. */
export function readFunnelFilter({ filter }: { readonly filter?: unknown }): FunnelFilter {
  if (filter === undefined) return { trashed: 'without' };
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalidInput({ filter: ['Filters are sent as filter[<field>]=value.'] });
  }
  const members = Object.entries(filter).map(([name, value]) => [name, texts(value)] as const);
  const given = new Map<string, readonly string[]>(members);
  for (const name of given.keys()) if (name !== 'trashed' && !known.includes(name)) throw invalidSearch(unknown(name));
  const ids = given.get('id')?.flatMap((text) => text.split(',').map((id) => id.trim()));
  const names = given.get('name');
  if (ids && !ids.every(isUuid)) throw invalidSearch({ value: ['The field id takes a UUID.'] });
  return { ...(ids ? { ids } : {}), ...(names ? { names } : {}), trashed: readTrashed(given.get('trashed')?.at(-1)) };
}

/** A text that cannot be stored is equal to none that is. */
function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map((text) => String(text).replaceAll('\0', '\uFFFD'));
}

function readTrashed(value: string | undefined): FunnelFilter['trashed'] {
  if (value === undefined) return 'without';
  if (value === 'with' || value === 'only') return value;
  throw invalidInput({ 'filter.trashed': ['Must be with or only, or be left out.'] });
}

function unknown(name: string): FieldMessages {
  return { field: [`The field ${name} does not exist. Available fields: ${known.join(', ')}.`] };
}
