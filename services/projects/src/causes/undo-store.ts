import type { OutgoingEvent } from '@trackway/messaging';
import type { Undo } from './undo';

export interface UndoStore {
  /** Stores the undo and publishes the events. False if an undo of the same cause is running. */
  insert(frameId: string, undo: Undo, ...events: readonly OutgoingEvent[]): Promise<boolean>;
  find(frameId: string, id: string): Promise<Undo | undefined>;
  /** Undos of a cause, newest first; at most 100. */
  ofCause(frameId: string, causeId: string): Promise<readonly Undo[]>;
  /** Ids of the undos of a first cause, of their undos, and so on. */
  idsOfRoot(frameId: string, rootCauseId: string): Promise<readonly string[]>;
  /** Stores progress and extends the lease. */
  save(frameId: string, undo: Undo): Promise<void>;
  /** Claims a running undo of any frame that no worker holds. */
  claim(): Promise<{ readonly frameId: string; readonly id: string } | undefined>;
  /** Lets another worker resume the undo after a short time. */
  release(frameId: string, id: string): Promise<void>;
}
