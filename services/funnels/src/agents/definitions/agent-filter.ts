import { omitUndefined } from '@trackway/application';
import { listingQuery } from '@trackway/http';
import type { ListedField } from '../../shared/listing/listed-field';
import { readListing } from '../../shared/listing/read-listing';
import type { AgentFilter } from './agent-store';

const agentFields = [
  { name: 'id', inputType: 'relation', hydrate: '/api/management/ai/agents' },
  { name: 'name', inputType: 'text', hydrate: null },
] as const satisfies readonly ListedField[];

export const agentListingQuery = listingQuery(agentFields);

export function readAgentFilter(query: { readonly filter?: unknown }): AgentFilter {
  const { many, trashed } = readListing(agentFields, query);
  return { ...omitUndefined({ ids: many('id'), names: many('name') }), trashed };
}
