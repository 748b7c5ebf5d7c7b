import { isUniqueViolation, type Queryable, type Sql, sql, storedJson, trustedSql } from '@trackway/postgres';
import { type FilterColumns, scimFilterSql } from './pg-scim-filter';
import { ScimError } from './scim-error';
import type { ScimGroup, ScimMember } from './scim-group';
import type { ScimPage, ScimSlice, ScimStore } from './scim-store';
import type { ScimRecord } from './scim-user';

interface RecordRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly external_id: string | null;
  readonly attributes: ScimRecord['attributes'];
}

interface GroupRow {
  readonly id: string;
  readonly display_name: string;
  readonly external_id: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const USER_COLUMNS: FilterColumns = {
  id: { expression: 'u.id::text', kind: 'exact' },
  externalid: { expression: 's.external_id', kind: 'exact' },
  username: { expression: 'COALESCE(s.user_name, u.email, u.id::text)', kind: 'text' },
  displayname: { expression: 'u.name', kind: 'text' },
  emails: { expression: 'u.email', kind: 'text' },
  'emails.value': { expression: 'u.email', kind: 'text' },
  active: { expression: 'u.active', kind: 'boolean' },
};

const GROUP_COLUMNS: FilterColumns = {
  id: { expression: 'g.id::text', kind: 'exact' },
  externalid: { expression: 'g.external_id', kind: 'exact' },
  displayname: { expression: 'g.display_name', kind: 'text' },
};

const GROUP = trustedSql('g.id, g.display_name, g.external_id, g.version, g.created_at, g.updated_at');

export class PgScimStore implements ScimStore {
  constructor(private readonly db: Queryable) {}

  userPage(frameId: string, slice: ScimSlice): Promise<ScimPage> {
    const from = sql`users u LEFT JOIN scim_users s ON s.frame_id = u.frame_id AND s.user_id = u.id
      WHERE u.frame_id = ${frameId} AND u.deleted_at IS NULL`;
    return this.page(from, slice, USER_COLUMNS, trustedSql('u'));
  }

  groupPage(frameId: string, slice: ScimSlice): Promise<ScimPage> {
    return this.page(sql`scim_groups g WHERE g.frame_id = ${frameId}`, slice, GROUP_COLUMNS, trustedSql('g'));
  }

  async records(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, ScimRecord>> {
    const { rows } = await this.db.query<RecordRow>(sql`
      SELECT user_id, user_name, external_id, attributes FROM scim_users
      WHERE frame_id = ${frameId} AND user_id = ANY(${userIds}::uuid[])`);
    return new Map(
      rows.map(({ user_id, user_name, external_id, attributes }) => [
        user_id,
        { userName: user_name, externalId: external_id, attributes },
      ]),
    );
  }

  async setRecord(frameId: string, userId: string, { userName, externalId, attributes }: ScimRecord): Promise<void> {
    const written = this.db.query(sql`
      INSERT INTO scim_users (frame_id, user_id, user_name, external_id, attributes)
      VALUES (${frameId}, ${userId}, ${userName}, ${externalId}, ${storedJson(attributes)}::jsonb)
      ON CONFLICT (frame_id, user_id) DO UPDATE
        SET user_name = excluded.user_name, external_id = excluded.external_id, attributes = excluded.attributes`);
    await unique(written, 'scim_users_name_key', 'Another user has this userName.');
  }

  async removeRecord(frameId: string, userId: string): Promise<void> {
    await this.db.query(sql`DELETE FROM scim_users WHERE frame_id = ${frameId} AND user_id = ${userId}`);
  }

  async findUnlinked(
    frameId: string,
    issuer: string,
    by: { readonly externalId: string } | { readonly userName: string },
  ): Promise<readonly string[]> {
    const condition =
      'externalId' in by ? sql`s.external_id = ${by.externalId}` : sql`lower(s.user_name) = lower(${by.userName})`;
    const { rows } = await this.db.query<{ user_id: string }>(sql`
      SELECT s.user_id FROM scim_users s WHERE s.frame_id = ${frameId} AND ${condition}
        AND NOT EXISTS (SELECT FROM user_identities i
          WHERE i.frame_id = s.frame_id AND i.user_id = s.user_id AND i.issuer = ${issuer})
      LIMIT 2`);
    return rows.map(({ user_id }) => user_id);
  }

  async groups(frameId: string, ids: readonly string[]): Promise<readonly ScimGroup[]> {
    const { rows } = await this.db.query<GroupRow>(
      sql`SELECT ${GROUP} FROM scim_groups g WHERE g.frame_id = ${frameId} AND g.id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toGroup);
  }

  async lockGroup(frameId: string, id: string): Promise<ScimGroup | undefined> {
    const { rows } = await this.db.query<GroupRow>(
      sql`SELECT ${GROUP} FROM scim_groups g WHERE g.frame_id = ${frameId} AND g.id = ${id} FOR UPDATE`,
    );
    return rows[0] && toGroup(rows[0]);
  }

  async insertGroup(frameId: string, group: ScimGroup): Promise<void> {
    const written = this.db.query(sql`
      INSERT INTO scim_groups (frame_id, id, display_name, external_id, version, created_at, updated_at)
      VALUES (${frameId}, ${group.id}, ${group.displayName}, ${group.externalId}, ${group.version}, ${group.createdAt},
        ${group.updatedAt})`);
    await unique(written, 'scim_groups_name_key', 'Another group has this displayName.');
  }

  async updateGroup(frameId: string, group: ScimGroup): Promise<void> {
    const written = this.db.query(sql`
      UPDATE scim_groups SET display_name = ${group.displayName}, external_id = ${group.externalId},
        version = ${group.version}, updated_at = ${group.updatedAt}
      WHERE frame_id = ${frameId} AND id = ${group.id}`);
    await unique(written, 'scim_groups_name_key', 'Another group has this displayName.');
  }

  async removeGroup(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`DELETE FROM scim_groups WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  async members(frameId: string, groupId: string): Promise<readonly ScimMember[]> {
    const { rows } = await this.db.query<{ id: string; name: string }>(sql`
      SELECT u.id, u.name FROM scim_group_members m JOIN users u ON u.frame_id = m.frame_id AND u.id = m.user_id
      WHERE m.frame_id = ${frameId} AND m.group_id = ${groupId} AND u.deleted_at IS NULL ORDER BY u.id`);
    return rows;
  }

  async addMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO scim_group_members (frame_id, group_id, user_id)
      SELECT ${frameId}, ${groupId}, unnest(${userIds}::uuid[]) ON CONFLICT DO NOTHING`);
  }

  async removeMembers(frameId: string, groupId: string, userIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      DELETE FROM scim_group_members
      WHERE frame_id = ${frameId} AND group_id = ${groupId} AND user_id = ANY(${userIds}::uuid[])`);
  }

  async groupsOf(frameId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly ScimGroup[]>> {
    const { rows } = await this.db.query<GroupRow & { user_id: string }>(sql`
      SELECT m.user_id, ${GROUP} FROM scim_group_members m
      JOIN scim_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id
      WHERE m.frame_id = ${frameId} AND m.user_id = ANY(${userIds}::uuid[]) ORDER BY g.id`);
    return new Map(
      [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([userId, groups]) => [userId, groups.map(toGroup)]),
    );
  }

  private async page(from: Sql, { filter, offset, limit }: ScimSlice, columns: FilterColumns, alias: Sql) {
    const matching = filter ? sql`${from} AND (${scimFilterSql(filter, columns)})` : from;
    const { rows } = await this.db.query<{ id: string }>(sql`
      SELECT ${alias}.id FROM ${matching} ORDER BY ${alias}.created_at, ${alias}.id LIMIT ${limit} OFFSET ${offset}`);
    const counted = await this.db.query<{ total: number }>(sql`SELECT count(*)::integer AS total FROM ${matching}`);
    return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
  }
}

async function unique(written: Promise<unknown>, constraint: string, message: string): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (isUniqueViolation(error, constraint)) throw new ScimError('uniqueness', message);
    throw error;
  }
}

function toGroup(row: GroupRow): ScimGroup {
  return {
    id: row.id,
    displayName: row.display_name,
    externalId: row.external_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
