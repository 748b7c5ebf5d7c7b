import type { Viewing } from './viewing';

export interface ViewingStore {
  /** The viewings of a user for a project. Locked until the end of the transaction, also if there are none. */
  lock(
    frameId: string,
    of: { readonly projectId: string; readonly viewerId: string; readonly attachmentIds: readonly string[] },
  ): Promise<readonly Viewing[]>;
  save(frameId: string, viewing: Viewing): Promise<void>;
}
