import type { FilterGroup, SearchField } from '@trackway/filters';
import { type PeerName, peerNames } from '../../peers/peer-queries';

interface FieldReference {
  readonly field: Pick<SearchField, 'peer'>;
}

/** The peer services whose data a search filters or sorts by. */
export function namedPeers(search: {
  readonly filters: readonly FieldReference[];
  readonly groups?: readonly FilterGroup[];
  readonly sorts?: readonly FieldReference[];
}): ReadonlySet<PeerName> {
  const names = new Set([...search.filters, ...(search.sorts ?? [])].map(({ field }) => field.peer));
  const named = peerNames.filter((name) => names.has(name));
  return new Set([...named, ...(search.groups ?? []).flatMap((group) => [...namedPeers(group)])]);
}
