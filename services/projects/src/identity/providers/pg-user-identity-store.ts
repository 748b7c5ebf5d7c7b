import { preparedSql, type Queryable, sql } from '@trackway/postgres';
import type { UserIdentity, UserIdentityStore } from './user-identity-store';

export class PgUserIdentityStore implements UserIdentityStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, issuer: string, subject: string): Promise<string | undefined> {
    const { rows } = await this.db.query<{ user_id: string }>(preparedSql`
      SELECT user_id FROM user_identities WHERE frame_id = ${frameId} AND issuer = ${issuer} AND subject = ${subject}`);
    return rows[0]?.user_id;
  }

  async insert(frameId: string, { issuer, subject, userId, createdAt }: UserIdentity): Promise<void> {
    await this.db.query(sql`
      INSERT INTO user_identities (frame_id, issuer, subject, user_id, created_at)
      VALUES (${frameId}, ${issuer}, ${subject}, ${userId}, ${createdAt})`);
  }

  async findUnlinkedByEmail(frameId: string, email: string): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ id: string }>(sql`
      SELECT id FROM users WHERE frame_id = ${frameId} AND lower(email) = lower(${email}) AND deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM user_identities i WHERE i.frame_id = users.frame_id AND i.user_id = users.id)
      LIMIT 2`);
    return rows.map(({ id }) => id);
  }
}
