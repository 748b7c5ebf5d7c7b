import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import { type ListedField, optionsOf, periodFields } from '../../shared/listing/listed-field';
import { readPeriod } from '../../shared/listing/period';
import { readListing } from '../../shared/listing/read-listing';
import { listedStatuses } from './run';
import type { RunFilter } from './run-store';

const runFields = [
  { name: 'assistant_id', inputType: 'relation', hydrate: null },
  { name: 'project_id', inputType: 'relation', hydrate: '/api/management/projects' },
  { name: 'status', inputType: 'select', hydrate: null, options: optionsOf(listedStatuses) },
  ...periodFields,
] as const satisfies readonly ListedField[];

export const runListingQuery = listingQuery(runFields, { trashable: false });

export function readRunFilter(query: { readonly filter?: unknown }): RunFilter {
  const { many, moment } = readListing(runFields, query);
  return {
    ...omitUndefined({ ruleIds: many('assistant_id'), projectIds: many('project_id'), statuses: many('status') }),
    ...readPeriod({ from: moment('from'), to: moment('to') }, 'filter.from'),
  };
}
