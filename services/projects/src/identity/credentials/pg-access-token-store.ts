import type { Page } from '@trackway/application';
import { type Queryable, sql, trustedSql } from '@trackway/postgres';
import type { AccessToken } from './access-token';
import type { AccessTokenStore } from './access-token-store';

interface TokenRow {
  id: string;
  user_id: string;
  name: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

const COLUMNS = trustedSql('id, user_id, name, scopes, created_at, expires_at, revoked_at');

export class PgAccessTokenStore implements AccessTokenStore {
  constructor(private readonly db: Queryable) {}

  async insert(frameId: string, token: AccessToken, hash: Buffer): Promise<void> {
    await this.db.query(sql`
      INSERT INTO access_tokens (frame_id, id, user_id, name, scopes, token_hash, created_at, expires_at)
      VALUES (${frameId}, ${token.id}, ${token.userId}, ${token.name}, ${token.scopes}::text[], ${hash},
        ${token.createdAt}, ${token.expiresAt})`);
  }

  async find(frameId: string, userId: string, id: string): Promise<AccessToken | undefined> {
    const { rows } = await this.db.query<TokenRow>(sql`
      SELECT ${COLUMNS} FROM access_tokens WHERE frame_id = ${frameId} AND user_id = ${userId} AND id = ${id}`);
    return rows[0] && toToken(rows[0]);
  }

  async page(frameId: string, userId: string, { page, perPage }: Page) {
    const { rows } = await this.db.query<TokenRow>(sql`
      SELECT ${COLUMNS} FROM access_tokens WHERE frame_id = ${frameId} AND user_id = ${userId}
      ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM access_tokens WHERE frame_id = ${frameId} AND user_id = ${userId}`);
    return { tokens: rows.map(toToken), total: counted.rows[0]?.total ?? 0 };
  }

  async countValid(frameId: string, userId: string, at: Date): Promise<number> {
    const { rows } = await this.db.query<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM access_tokens
      WHERE frame_id = ${frameId} AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${at}`);
    return rows[0]?.total ?? 0;
  }

  async revoke(frameId: string, which: { id: string } | { userId: string }, at: Date): Promise<readonly AccessToken[]> {
    const chosen = 'id' in which ? sql`id = ${which.id}` : sql`user_id = ${which.userId}`;
    const { rows } = await this.db.query<TokenRow>(sql`
      UPDATE access_tokens SET revoked_at = ${at}
      WHERE frame_id = ${frameId} AND ${chosen} AND revoked_at IS NULL RETURNING ${COLUMNS}`);
    return rows.map(toToken);
  }
}

function toToken(row: TokenRow): AccessToken {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
