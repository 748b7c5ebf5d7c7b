import type { ConsistencyToken } from '@trackway/runtime';

/** Reports which events the read model has processed. */
export interface ProcessedEvents {
  /** Returns the ids of the events that are not processed yet. Events of types that the read model ignores do not count. */
  missing(events: ConsistencyToken['events']): Promise<ReadonlySet<string>>;
}
