import { makeAwaitChanges } from './consistency/await-changes';
import type { ProcessedEvents } from './consistency/processed-events';

export interface PeersDeps {
  readonly processedEvents: ProcessedEvents;
}

/** The copies of data of peer services. */
export function peersModule(deps: PeersDeps) {
  return { queries: { awaitChanges: makeAwaitChanges(deps) } };
}
