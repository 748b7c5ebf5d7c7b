import { onlyGiven } from '../only-given';
import { type ListedField, optionsOf, periodFields } from '../search/listed-field';
import { listingQuery } from '../search/listing-query';
import { readPeriod } from '../search/period';
import { readListing } from '../search/read-listing';
import { executionStatuses } from './execution';
import type { ExecutionFilter } from './execution-store';

export const executionFields = [
  { name: 'agent_id', inputType: 'relation', hydrate: '/api/management/ai/agents' },
  { name: 'project_id', inputType: 'relation', hydrate: '/api/management/projects' },
  { name: 'status', inputType: 'select', hydrate: null, options: optionsOf(executionStatuses) },
  ...periodFields,
] as const satisfies readonly ListedField[];

export const executionListingQuery = listingQuery(executionFields);

export function readExecutionFilter(query: { readonly filter?: unknown }): ExecutionFilter {
  const { many, moment } = readListing(executionFields, query);
  return {
    ...onlyGiven({ agentIds: many('agent_id'), projectIds: many('project_id'), statuses: many('status') }),
    ...readPeriod({ from: moment('from'), to: moment('to') }, 'filter.from'),
  };
}
