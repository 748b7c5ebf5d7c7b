import type { Caller } from '@trackway/runtime';
import type { PartName, PartStates } from '../read-model/states';

/** All that owners have of the caller's frame, in batches at the reader's pace, and as it is while they are asked. */
export type OwnerStreams = {
  readonly [Part in PartName]: (caller: Caller) => AsyncIterable<readonly PartStates[Part][]>;
};
