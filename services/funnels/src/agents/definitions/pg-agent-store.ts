import type { Page } from '@trackway/application';
import { joinSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { CallerKind } from '@trackway/runtime';
import type { Agent, AgentLimits } from './agent';
import type { AgentFilter, AgentStore } from './agent-store';

interface AgentRow {
  id: string;
  version: number;
  owner_kind: CallerKind;
  owner_id: string;
  owner_name: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  name: string;
  provider: string;
  model: string;
  instructions: string;
  tools: string[];
  limits: AgentLimits;
  needs_approval: boolean;
}

const COLUMNS =
  trustedSql(`a.id, v.version, a.owner_kind, a.owner_id, a.owner_name, a.created_at, a.updated_at, a.deleted_at, v.name,
  v.provider, v.model, v.instructions, v.tools, v.limits, v.needs_approval`);
const NEWEST = trustedSql(`
  FROM agents a JOIN agent_versions v ON v.frame_id = a.frame_id AND v.agent_id = a.id AND v.version = a.version`);
const EVERY = trustedSql(`FROM agents a JOIN agent_versions v ON v.frame_id = a.frame_id AND v.agent_id = a.id`);

export class PgAgentStore implements AgentStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, id: string): Promise<Agent | undefined> {
    const { rows } = await this.db.query<AgentRow>(
      sql`SELECT ${COLUMNS} ${NEWEST} WHERE a.frame_id = ${frameId} AND a.id = ${id}`,
    );
    return rows[0] && toAgent(rows[0]);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Agent[]> {
    const { rows } = await this.db.query<AgentRow>(
      sql`SELECT ${COLUMNS} ${NEWEST} WHERE a.frame_id = ${frameId} AND a.id = ANY(${ids}::uuid[])`,
    );
    return rows.map(toAgent);
  }

  async lock(frameId: string, id: string): Promise<Agent | undefined> {
    await this.db.query(sql`SELECT 1 FROM agents WHERE frame_id = ${frameId} AND id = ${id} FOR UPDATE`);
    return await this.find(frameId, id);
  }

  async atVersion(frameId: string, id: string, version: number): Promise<Agent | undefined> {
    const { rows } = await this.db.query<AgentRow>(
      sql`SELECT ${COLUMNS} ${EVERY} WHERE a.frame_id = ${frameId} AND a.id = ${id} AND v.version = ${version}`,
    );
    return rows[0] && toAgent(rows[0]);
  }

  async versions(frameId: string, id: string, limit: number): Promise<readonly Agent[]> {
    const { rows } = await this.db.query<AgentRow>(sql`
      SELECT ${COLUMNS} ${EVERY} WHERE a.frame_id = ${frameId} AND a.id = ${id} ORDER BY v.version DESC LIMIT ${limit}`);
    return rows.map(toAgent);
  }

  async insert(frameId: string, a: Agent): Promise<void> {
    await this.db.query(sql`
      INSERT INTO agents (frame_id, id, version, owner_kind, owner_id, owner_name, created_at, updated_at)
      VALUES (${frameId}, ${a.id}, ${a.version}, ${a.owner.kind}, ${a.owner.id}, ${a.owner.name}, ${a.createdAt}, ${a.updatedAt})`);
    await this.insertVersion(frameId, a);
  }

  async redefine(frameId: string, agent: Agent): Promise<void> {
    await this.update(frameId, agent);
    await this.insertVersion(frameId, agent);
  }

  async update(frameId: string, a: Agent): Promise<void> {
    await this.db.query(sql`
      UPDATE agents SET version = ${a.version}, owner_kind = ${a.owner.kind}, owner_id = ${a.owner.id},
        owner_name = ${a.owner.name}, updated_at = ${a.updatedAt}, deleted_at = ${a.deletedAt}
      WHERE frame_id = ${frameId} AND id = ${a.id}`);
  }

  async page(frameId: string, filter: AgentFilter, { page, perPage }: Page) {
    const where = joinSql(conditionsOf(frameId, filter), ' AND ');
    const { rows } = await this.db.query<AgentRow>(sql`
      SELECT ${COLUMNS} ${NEWEST} WHERE ${where}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`);
    const counted = await this.db.query<{ total: number }>(sql`SELECT count(*) AS total ${NEWEST} WHERE ${where}`);
    return { agents: rows.map(toAgent), total: counted.rows[0]?.total ?? 0 };
  }

  private async insertVersion(frameId: string, a: Agent): Promise<void> {
    await this.db.query(sql`
      INSERT INTO agent_versions (frame_id, agent_id, version, name, provider, model, instructions, tools, limits, needs_approval,
        created_at)
      VALUES (${frameId}, ${a.id}, ${a.version}, ${a.name}, ${a.provider}, ${a.model}, ${a.instructions}, ${a.tools},
        ${JSON.stringify(a.limits)}, ${a.needsApproval}, ${a.updatedAt})`);
  }
}

function conditionsOf(frameId: string, { ids, names, trashed }: AgentFilter): Sql[] {
  const conditions = [sql`a.frame_id = ${frameId}`];
  if (ids) conditions.push(sql`a.id = ANY(${ids}::uuid[])`);
  if (names) conditions.push(sql`v.name = ANY(${names}::text[])`);
  if (trashed === 'without') conditions.push(sql`a.deleted_at IS NULL`);
  if (trashed === 'only') conditions.push(sql`a.deleted_at IS NOT NULL`);
  return conditions;
}

function toAgent(row: AgentRow): Agent {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    provider: row.provider,
    model: row.model,
    instructions: row.instructions,
    tools: row.tools,
    limits: row.limits,
    needsApproval: row.needs_approval,
    owner: { kind: row.owner_kind, id: row.owner_id, name: row.owner_name },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
