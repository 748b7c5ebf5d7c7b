import { type Database, sql } from '@trackway/postgres';
import type { ProviderSchedule } from './identity-provider-store';

export class PgProviderSchedule implements ProviderSchedule {
  constructor(private readonly database: Database) {}

  async claim(limit: number, unreadMs: number) {
    const { rows } = await this.database.query<{ frame_id: string; id: string }>(
      sql`SELECT frame_id, id FROM claim_identity_providers(${limit}, ${unreadMs} * interval '1 millisecond')`,
    );
    return rows.map(({ frame_id, id }) => ({ frameId: frame_id, id }));
  }
}
