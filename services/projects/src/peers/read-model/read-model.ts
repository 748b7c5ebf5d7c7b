import type { Event } from '@trackway/contracts';
import type { PartName, PartStates, States } from './states';

/** The result of a rebuild of one part of a frame. */
export interface RebuildResult {
  /** The number of records that the source service has. */
  readonly kept: number;
  /** The number of records that the source service does not have. */
  readonly removed: number;
}

/**
 * The data of other services that searches need. A state is stored unless a newer version is known, so duplicates,
 * delays and reordering of events do not matter.
 */
export interface ReadModel {
  /** Records events of one frame in the inbox and stores their states in one transaction. */
  store<Data>(frameId: string, events: readonly Event<Data>[], toStates: (data: Data) => States): Promise<void>;
  /** Stores states that a service returned. */
  storeStates(frameId: string, states: States): Promise<void>;
  /** Replaces a part of a frame with the data of its source service, while events continue to arrive. */
  rebuildPart<Part extends PartName>(
    part: Part,
    frameId: string,
    batches: AsyncIterable<readonly PartStates[Part][]>,
  ): Promise<RebuildResult>;
}
