import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { AccessToken } from './access-token';
import type { AccessTokenStore } from './access-token-store';

interface Row {
  readonly token: AccessToken;
  readonly hash: Buffer;
}

export class FakeAccessTokenStore implements AccessTokenStore {
  readonly rows = new FakeTable<Row>(({ token }) => token.id);

  async insert(frameId: string, token: AccessToken, hash: Buffer): Promise<void> {
    this.rows.put(frameId, { token, hash });
  }

  async find(frameId: string, userId: string, id: string): Promise<AccessToken | undefined> {
    const token = this.rows.find(frameId, id)?.token;
    return token?.userId === userId ? token : undefined;
  }

  async page(frameId: string, userId: string, page: Page) {
    const found = this.rows
      .of(frameId)
      .flatMap(({ token }) => (token.userId === userId ? [token] : []))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items: tokens, total } = fakePage(found, page);
    return { tokens, total };
  }

  async countValid(frameId: string, userId: string, at: Date): Promise<number> {
    const isValid = ({ token }: Row) => token.userId === userId && token.revokedAt === null && token.expiresAt > at;
    return this.rows.of(frameId).filter(isValid).length;
  }

  async revoke(frameId: string, which: { id: string } | { userId: string }, at: Date): Promise<readonly AccessToken[]> {
    const chosen = this.rows
      .of(frameId)
      .filter(({ token }) => ('id' in which ? token.id === which.id : token.userId === which.userId))
      .filter(({ token }) => token.revokedAt === null)
      .map((row) => ({ ...row, token: { ...row.token, revokedAt: at } }));
    for (const row of chosen) this.rows.put(frameId, row);
    return chosen.map(({ token }) => token);
  }
}
