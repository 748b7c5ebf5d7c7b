import type { Page } from '@trackway/application';
import type { AccessToken } from './access-token';

export interface AccessTokenStore {
  insert(frameId: string, token: AccessToken, hash: Buffer): Promise<void>;
  /** Undefined where it is another user's. */
  find(frameId: string, userId: string, id: string): Promise<AccessToken | undefined>;
  /** A user's own, newest first, with those that ended. */
  page(frameId: string, userId: string, page: Page): Promise<{ tokens: readonly AccessToken[]; total: number }>;
  /** Ends one, or all of a user; gives those that were still good. */
  revoke(frameId: string, which: { id: string } | { userId: string }, at: Date): Promise<readonly AccessToken[]>;
}
