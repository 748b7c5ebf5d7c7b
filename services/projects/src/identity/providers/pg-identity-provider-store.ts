import type { Page } from '@trackway/application';
import type { ClaimNames, ProviderKey } from '@trackway/contracts';
import { conflict } from '@trackway/errors';
import {
  isUniqueViolation,
  lockUntilCommit,
  type Queryable,
  type Sql,
  sql,
  storedJson,
  trustedSql,
} from '@trackway/postgres';
import type { GroupMapping, IdentityProvider, LinkRule } from './identity-provider';
import type { IdentityProviderStore } from './identity-provider-store';

interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly audiences: string[];
  readonly claims: ClaimNames;
  readonly group_mappings: GroupMapping[];
  readonly default_scopes: string[];
  readonly default_roles: string[];
  readonly max_scopes: string[];
  readonly create_users: boolean;
  readonly link_users_by: LinkRule[];
  readonly active: boolean;
  readonly keys: ProviderKey[];
  readonly keys_read_at: Date | null;
  readonly keys_attempted_at: Date;
  readonly error: string | null;
  readonly revision: number;
  readonly published_at: Date;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS =
  trustedSql(`id, name, issuer, audiences, claims, group_mappings, default_scopes, default_roles, max_scopes, create_users,
  link_users_by, active, keys, keys_read_at, keys_attempted_at, error, revision, published_at, version, created_at, updated_at`);

export class PgIdentityProviderStore implements IdentityProviderStore {
  constructor(private readonly db: Queryable) {}

  async page(frameId: string, { page, perPage }: Page) {
    const { rows } = await this.db.query<ProviderRow>(sql`
      SELECT ${COLUMNS} FROM identity_providers WHERE frame_id = ${frameId}
      ORDER BY lower(name), id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    return { providers: rows.map(toProvider), total: await this.count(frameId) };
  }

  async countForLimit(frameId: string): Promise<number> {
    await lockUntilCommit(this.db, `identity-provider-limit:${frameId}`);
    return this.count(frameId);
  }

  async all(frameId: string): Promise<readonly IdentityProvider[]> {
    const { rows } = await this.db.query<ProviderRow>(
      sql`SELECT ${COLUMNS} FROM identity_providers WHERE frame_id = ${frameId} ORDER BY lower(name), id`,
    );
    return rows.map(toProvider);
  }

  find(frameId: string, id: string): Promise<IdentityProvider | undefined> {
    return this.select(frameId, id, trustedSql(''));
  }

  lock(frameId: string, id: string): Promise<IdentityProvider | undefined> {
    return this.select(frameId, id, trustedSql('FOR UPDATE'));
  }

  async insert(frameId: string, provider: IdentityProvider): Promise<void> {
    await this.db.query(sql`
      INSERT INTO identity_providers (frame_id, ${COLUMNS})
      VALUES (${frameId}, ${provider.id}, ${provider.name}, ${provider.issuer}, ${provider.audiences}::text[],
        ${storedJson(provider.claims)}::jsonb, ${storedJson(provider.groupMappings)}::jsonb,
        ${provider.defaultScopes}::text[], ${provider.defaultRoles}::uuid[], ${provider.maxScopes}::text[], ${provider.createUsers},
        ${provider.linkUsersBy}::text[], ${provider.active}, ${storedJson(provider.keys)}::jsonb, ${provider.keysReadAt},
        ${provider.keysAttemptedAt}, ${provider.error}, ${provider.revision}, ${provider.publishedAt},
        ${provider.version}, ${provider.createdAt}, ${provider.updatedAt})`);
    await this.insertAudiences(frameId, provider);
  }

  async update(frameId: string, provider: IdentityProvider): Promise<void> {
    await this.db.query(sql`
      UPDATE identity_providers SET name = ${provider.name}, audiences = ${provider.audiences}::text[],
        claims = ${storedJson(provider.claims)}::jsonb, group_mappings = ${storedJson(provider.groupMappings)}::jsonb,
        default_scopes = ${provider.defaultScopes}::text[], default_roles = ${provider.defaultRoles}::uuid[], max_scopes = ${provider.maxScopes}::text[],
        create_users = ${provider.createUsers}, link_users_by = ${provider.linkUsersBy}::text[],
        active = ${provider.active}, keys = ${storedJson(provider.keys)}::jsonb, keys_read_at = ${provider.keysReadAt},
        keys_attempted_at = ${provider.keysAttemptedAt}, error = ${provider.error}, revision = ${provider.revision},
        published_at = ${provider.publishedAt}, version = ${provider.version}, updated_at = ${provider.updatedAt}
      WHERE frame_id = ${frameId} AND id = ${provider.id}`);
    await this.db.query(sql`
      DELETE FROM identity_provider_audiences
      WHERE frame_id = ${frameId} AND provider_id = ${provider.id} AND audience <> ALL(${provider.audiences}::text[])`);
    await this.insertAudiences(frameId, provider);
  }

  async remove(frameId: string, id: string): Promise<void> {
    await this.db.query(sql`DELETE FROM identity_providers WHERE frame_id = ${frameId} AND id = ${id}`);
  }

  /** The primary key spans all frames, also those that row-level security hides. */
  private async insertAudiences(frameId: string, { id, issuer, audiences }: IdentityProvider): Promise<void> {
    try {
      await this.db.query(sql`
        INSERT INTO identity_provider_audiences (issuer, audience, frame_id, provider_id)
        SELECT ${issuer}, audience, ${frameId}, ${id} FROM unnest(${audiences}::text[]) AS audience
        WHERE NOT EXISTS (SELECT FROM identity_provider_audiences own
          WHERE own.frame_id = ${frameId} AND own.provider_id = ${id} AND own.audience = audience.audience)`);
    } catch (error) {
      if (!isUniqueViolation(error, 'identity_provider_audiences_pkey')) throw error;
      const taken = 'An identity provider with this issuer and one of these audiences exists. Use another audience.';
      throw conflict(taken, { audiences: [taken] });
    }
  }

  private async count(frameId: string): Promise<number> {
    const { rows } = await this.db.query<{ total: number }>(
      sql`SELECT count(*)::integer AS total FROM identity_providers WHERE frame_id = ${frameId}`,
    );
    return rows[0]?.total ?? 0;
  }

  private async select(frameId: string, id: string, suffix: Sql): Promise<IdentityProvider | undefined> {
    const { rows } = await this.db.query<ProviderRow>(sql`
      SELECT ${COLUMNS} FROM identity_providers WHERE frame_id = ${frameId} AND id = ${id} ${suffix}`);
    return rows[0] && toProvider(rows[0]);
  }
}

function toProvider(row: ProviderRow): IdentityProvider {
  return {
    id: row.id,
    name: row.name,
    issuer: row.issuer,
    audiences: row.audiences,
    claims: row.claims,
    groupMappings: row.group_mappings,
    defaultScopes: row.default_scopes,
    defaultRoles: row.default_roles,
    maxScopes: row.max_scopes,
    createUsers: row.create_users,
    linkUsersBy: row.link_users_by,
    active: row.active,
    keys: row.keys,
    keysReadAt: row.keys_read_at,
    keysAttemptedAt: row.keys_attempted_at,
    error: row.error,
    revision: row.revision,
    publishedAt: row.published_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
