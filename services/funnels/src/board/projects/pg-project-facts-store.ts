import { insertSql, preparedSql, type Queryable, rowsSql } from '@trackway/postgres';
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
    const { rows } = await this.db.query<ProjectFactsRow>(preparedSql`
      SELECT project_id, code, name, status, budget, merged_id, deleted, version
      FROM project_facts WHERE frame_id = ${frameId} AND project_id = ${projectId}`);
    const [row] = rows;
    if (!row) return undefined;
    const { project_id: id, merged_id: mergedId, ...rest } = row;
    return { ...rest, id, mergedId };
  }

  async upsertNewer(frameId: string, facts: readonly ProjectFacts[]): Promise<void> {
    if (facts.length === 0) return;
    const rows = rowsSql([
      { type: 'uuid', values: facts.map(({ id }) => id) },
      { type: 'text', values: facts.map(({ code }) => code) },
      { type: 'text', values: facts.map(({ name }) => name) },
      { type: 'int', values: facts.map(({ status }) => status) },
      { type: 'bigint', values: facts.map(({ budget }) => budget) },
      { type: 'uuid', values: facts.map(({ mergedId }) => mergedId) },
      { type: 'boolean', values: facts.map(({ deleted }) => deleted) },
      { type: 'int', values: facts.map(({ version }) => version) },
    ]);
    await this.db.query(insertSql(facts.length)`
      INSERT INTO project_facts (frame_id, project_id, code, name, status, budget, merged_id, deleted, version)
      SELECT ${frameId}, n.* FROM ${rows} AS n
      ON CONFLICT ON CONSTRAINT project_facts_pkey DO UPDATE SET
        code = excluded.code, name = excluded.name, status = excluded.status, budget = excluded.budget,
        merged_id = excluded.merged_id, deleted = excluded.deleted, version = excluded.version
      WHERE project_facts.version < excluded.version`);
  }
}
