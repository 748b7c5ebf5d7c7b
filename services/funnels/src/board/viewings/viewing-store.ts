import type { Viewing } from './viewing';

export interface ViewingStore {
  /** What a person has played of these attachments on account of a project; nobody adds to it until the end of the transaction. */
  lock(
    frameId: string,
    of: { readonly projectId: string; readonly viewerId: string; readonly attachmentIds: readonly string[] },
  ): Promise<readonly Viewing[]>;
  /** Stores viewings that were locked, also where there was nothing to lock. */
  save(frameId: string, viewing: Viewing): Promise<void>;
}
