import type { Trashed } from '@trackway/application';
import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import type { ListedField } from '../../shared/listing/listed-field';
import { readListing } from '../../shared/listing/read-listing';

/** Filters of a listing. Each list matches any of its values. */
export interface FunnelFilter {
  readonly ids?: readonly string[];
  readonly names?: readonly string[];
  readonly trashed: Trashed;
}

export const funnelFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/funnels' },
  { name: 'name', inputType: 'text', hydrate: null },
] as const satisfies readonly ListedField[];

export const funnelListingQuery = listingQuery(funnelFields);

export function readFunnelFilter(query: { readonly filter?: unknown }): FunnelFilter {
  const { many, trashed } = readListing(funnelFields, query);
  return { ...omitUndefined({ ids: many('id'), names: many('name') }), trashed };
}
