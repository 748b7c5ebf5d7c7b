import { useQuery } from '@tanstack/react-query';
import type { TrackwayClient } from '@trackway/client';
import { useApi } from './api-context';

interface Listing<Item> {
  readonly all: () => Promise<Item[]>;
}

/** All entries of a listing, whatever their number, for lists to choose from. */
function useAll<Item>(
  kind: string,
  list: (client: TrackwayClient, options: { readonly signal: AbortSignal }) => Listing<Item>,
) {
  const { client } = useApi();
  return useQuery({ queryKey: ['all', kind], queryFn: ({ signal }) => list(client, { signal }).all() });
}

export function useAllFunnels() {
  return useAll('funnels', ({ funnels }, options) => funnels.list({}, options));
}

/** All saved views that the user can see. */
export function useAllViews() {
  return useAll('views', ({ views }, options) => views.list({}, options));
}

export function useAllAgents() {
  return useAll('agents', ({ agents }, options) => agents.list({}, options));
}

export function useAllChannels() {
  return useAll('channels', ({ channels }, options) => channels.list({}, options));
}

export function useAllUsers() {
  return useAll('users', ({ users }, options) => users.list({}, options));
}

export function useAllReplyTemplates() {
  return useAll('reply-templates', ({ replyTemplates }, options) => replyTemplates.list({}, options));
}
