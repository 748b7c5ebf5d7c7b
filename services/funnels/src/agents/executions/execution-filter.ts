import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import { type ListedField, optionsOf, periodFields } from '../../shared/listing/listed-field';
import { readPeriod } from '../../shared/listing/period';
import { readListing } from '../../shared/listing/read-listing';
import { executionStatuses } from './execution';
import type { ExecutionFilter } from './execution-store';

export const executionFields = [
  { name: 'agent_id', inputType: 'relation', hydrate: '/api/management/ai/agents' },
  { name: 'project_id', inputType: 'relation', hydrate: '/api/management/projects' },
  { name: 'status', inputType: 'select', hydrate: null, options: optionsOf(executionStatuses) },
  ...periodFields,
] as const satisfies readonly ListedField[];

export const executionListingQuery = listingQuery(executionFields, { trashable: false });

export function readExecutionFilter(query: { readonly filter?: unknown }): ExecutionFilter {
  const { many, moment } = readListing(executionFields, query);
  return {
    ...omitUndefined({ agentIds: many('agent_id'), projectIds: many('project_id'), statuses: many('status') }),
    ...readPeriod({ from: moment('from'), to: moment('to') }, 'filter.from'),
  };
}
