import type { Event } from '@trackway/contracts';
import type { PartName, PartStates, States } from './states';

/** What a rebuild did with one part of a frame. */
export interface Renewed {
  /** As many as the owner told of. */
  readonly kept: number;
  /** Those that the owner does not have. */
  readonly removed: number;
}

/**
 * What searches need of other services. There is one way in for all of its parts: a state is kept unless a newer one is known,
 * so that it does not matter how often, how late and in which order the owners' word comes.
 */
export interface ReadModel {
  /** Claims events of one frame and keeps what they tell of, in one transaction. */
  keep<Data>(frameId: string, events: readonly Event<Data>[], told: (data: Data) => States): Promise<void>;
  /** Keeps what an owner was asked for. */
  learn(frameId: string, states: States): Promise<void>;
  /** Makes a part of a frame equal to what its owner has, while events go on coming. */
  renew<Part extends PartName>(
    part: Part,
    frameId: string,
    batches: AsyncIterable<readonly PartStates[Part][]>,
  ): Promise<Renewed>;
}
