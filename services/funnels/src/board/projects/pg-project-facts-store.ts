import { type Queryable, sql } from '@trackway/postgres';
import type { ProjectFacts } from './project-facts';
import type { ProjectFactsStore } from './project-facts-store';

interface ProjectFactsRow {
  project_id: string;
  code: string;
  name: string;
  status: number;
  budget: number;
  merged_id: string | null;
  deleted: boolean;
  version: number;
}

export class PgProjectFactsStore implements ProjectFactsStore {
  constructor(private readonly db: Queryable) {}

  async find(frameId: string, projectId: string): Promise<ProjectFacts | undefined> {
    const { rows } = await this.db.query<ProjectFactsRow>(sql`
      SELECT project_id, code, name, status, budget, merged_id, deleted, version
      FROM project_facts WHERE frame_id = ${frameId} AND project_id = ${projectId}`);
    const [row] = rows;
    if (!row) return undefined;
    const { project_id: id, merged_id: mergedId, ...rest } = row;
    return { ...rest, id, mergedId };
  }

  async upsertNewer(frameId: string, facts: readonly ProjectFacts[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO project_facts (frame_id, project_id, code, name, status, budget, merged_id, deleted, version)
      SELECT ${frameId}, n.* FROM unnest(
        ${facts.map(({ id }) => id)}::uuid[], ${facts.map(({ code }) => code)}::text[],
        ${facts.map(({ name }) => name)}::text[], ${facts.map(({ status }) => status)}::int[],
        ${facts.map(({ budget }) => budget)}::bigint[], ${facts.map(({ mergedId }) => mergedId)}::uuid[],
        ${facts.map(({ deleted }) => deleted)}::boolean[], ${facts.map(({ version }) => version)}::int[]) AS n
      ON CONFLICT ON CONSTRAINT project_facts_pkey DO UPDATE SET
        code = excluded.code, name = excluded.name, status = excluded.status, budget = excluded.budget,
        merged_id = excluded.merged_id, deleted = excluded.deleted, version = excluded.version
      WHERE project_facts.version < excluded.version`);
  }
}
