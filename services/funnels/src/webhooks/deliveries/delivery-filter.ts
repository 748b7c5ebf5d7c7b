import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import { type ListedField, optionsOf, periodFields } from '../../shared/listing/listed-field';
import { readPeriod } from '../../shared/listing/period';
import { readListing } from '../../shared/listing/read-listing';
import { webhookKinds } from '../events/event-kinds';
import { deliveryStatuses } from './delivery';
import type { DeliveryFilter } from './delivery-store';

const deliveryFields = [
  { name: 'status', inputType: 'select', hydrate: null, options: optionsOf(deliveryStatuses) },
  { name: 'kind', inputType: 'select', hydrate: '/api/management/webhooks/kinds', options: optionsOf(webhookKinds) },
  { name: 'project_id', inputType: 'relation', hydrate: '/api/management/projects' },
  { name: 'event_id', inputType: 'relation', hydrate: null },
  ...periodFields,
] as const satisfies readonly ListedField[];

export const deliveryListingQuery = listingQuery(deliveryFields, { trashable: false });

/** `from` and `to` refer to the time of the event. */
export function readDeliveryFilter(query: { readonly filter?: unknown }): DeliveryFilter {
  const { many, moment } = readListing(deliveryFields, query);
  const ids = { projectIds: many('project_id'), eventIds: many('event_id') };
  return {
    ...omitUndefined({ statuses: many('status'), kinds: many('kind'), ...ids }),
    ...readPeriod({ from: moment('from'), to: moment('to') }, 'filter.from'),
  };
}
