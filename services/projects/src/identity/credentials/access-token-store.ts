import type { Page } from '@trackway/application';
import type { AccessToken } from './access-token';

export interface AccessTokenStore {
  insert(frameId: string, token: AccessToken, hash: Buffer): Promise<void>;
  /** Undefined if the token belongs to another user. */
  find(frameId: string, userId: string, id: string): Promise<AccessToken | undefined>;
  /** The tokens of a user, newest first, including expired and revoked ones. */
  page(frameId: string, userId: string, page: Page): Promise<{ tokens: readonly AccessToken[]; total: number }>;
  /** The number of tokens of a user that are neither expired nor revoked. The user must be locked. */
  countValid(frameId: string, userId: string, at: Date): Promise<number>;
  /** Revokes one token or all tokens of a user, and returns those that were still valid. */
  revoke(frameId: string, which: { id: string } | { userId: string }, at: Date): Promise<readonly AccessToken[]>;
}
