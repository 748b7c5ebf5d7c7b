import type { UserStores } from '../users/user-store';
import type { Frame } from './frame';

export interface FrameStore {
  find(id: string): Promise<Frame | undefined>;
  /** Locks the frame until the end of the transaction. */
  lock(id: string): Promise<Frame | undefined>;
  /** Does nothing if the frame exists. */
  insertIfMissing(frame: Frame, at: Date): Promise<void>;
  /** @throws AppError `conflict` if another frame has the subdomain. */
  update(frame: Frame, at: Date): Promise<void>;
}

export interface FrameStores extends UserStores {
  readonly frames: FrameStore;
}
