import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import type { ListedField } from '../../shared/listing/listed-field';
import { readListing } from '../../shared/listing/read-listing';
import type { WebhookFilter } from './webhook-store';

export const webhookFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/webhooks' },
  { name: 'name', inputType: 'text', hydrate: null },
  { name: 'active', inputType: 'boolean', hydrate: null },
] as const satisfies readonly ListedField[];

export const webhookListingQuery = listingQuery(webhookFields);

export function readWebhookFilter(query: { readonly filter?: unknown }): WebhookFilter {
  const { many, isTrue, trashed } = readListing(webhookFields, query);
  return { ...omitUndefined({ ids: many('id'), names: many('name'), active: isTrue('active') }), trashed };
}
