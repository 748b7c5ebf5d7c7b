import type { Caller } from '@trackway/runtime';
import type { PartName, PartStates } from '../read-model/states';

/** Streams all data of the caller's frame from the source services, at the pace of the reader. */
export type SourceStreams = {
  readonly [Part in PartName]: (caller: Caller) => AsyncIterable<readonly PartStates[Part][]>;
};
