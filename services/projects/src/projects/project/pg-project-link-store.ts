import { preparedSql, type Queryable, sql } from '@trackway/postgres';
import type { ProjectLinkStore, ProjectRole, ProjectUser } from './project-link-store';

interface ProjectUserRow {
  project_id: string;
  role: ProjectRole;
  id: string;
  name: string;
  deleted_at: Date | null;
}

export class PgProjectLinkStore implements ProjectLinkStore {
  constructor(private readonly db: Queryable) {}

  async usersOf(frameId: string, projectIds: readonly string[]): Promise<readonly ProjectUser[]> {
    const { rows } = await this.db.query<ProjectUserRow>(preparedSql`
      SELECT p.project_id, p.role, u.id, u.name, u.deleted_at FROM project_people p
      JOIN users u ON u.frame_id = p.frame_id AND u.id = p.user_id
      WHERE p.frame_id = ${frameId} AND p.project_id = ANY(${projectIds}::uuid[])
      ORDER BY u.name, u.id`);
    return rows.map(({ project_id, role, id, name, deleted_at }) => ({
      projectId: project_id,
      role,
      user: { id, name, deletedAt: deleted_at },
    }));
  }

  async userIdsOf(frameId: string, projectId: string, role: ProjectRole): Promise<readonly string[]> {
    const links = await this.usersOf(frameId, [projectId]);
    return links.filter((link) => link.role === role).map(({ user }) => user.id);
  }

  async addUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO project_people (frame_id, project_id, role, user_id)
      SELECT ${frameId}, ${projectId}, ${role}, id FROM unnest(${userIds}::uuid[]) AS id
      ON CONFLICT DO NOTHING`);
  }

  async removeUsers(frameId: string, projectId: string, role: ProjectRole, userIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      DELETE FROM project_people
      WHERE frame_id = ${frameId} AND project_id = ${projectId} AND role = ${role} AND user_id = ANY(${userIds}::uuid[])`);
  }

  async replaceUsers(frameId: string, userIds: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const pairs = [...userIds].flatMap(([projectId, ids]) => ids.map((id) => [projectId, id] as const));
    await this.db.query(sql`
      DELETE FROM project_people
      WHERE frame_id = ${frameId} AND role = 'user' AND project_id = ANY(${[...userIds.keys()]}::uuid[])`);
    await this.db.query(sql`
      INSERT INTO project_people (frame_id, project_id, role, user_id)
      SELECT ${frameId}, n.project_id, 'user', n.user_id
      FROM unnest(${pairs.map(([projectId]) => projectId)}::uuid[], ${pairs.map(([, id]) => id)}::uuid[])
        AS n (project_id, user_id)
      ON CONFLICT DO NOTHING`);
  }

  async copy(frameId: string, from: readonly string[], to: readonly string[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO project_tags (frame_id, project_id, tag_id)
      SELECT l.frame_id, pair.copy, l.tag_id
      FROM unnest(${from}::uuid[], ${to}::uuid[]) AS pair (original, copy)
      JOIN project_tags l ON l.frame_id = ${frameId} AND l.project_id = pair.original
      JOIN tags t ON t.frame_id = l.frame_id AND t.id = l.tag_id AND t.deleted_at IS NULL`);
    await this.db.query(sql`
      INSERT INTO project_people (frame_id, project_id, role, user_id)
      SELECT l.frame_id, pair.copy, l.role, l.user_id
      FROM unnest(${from}::uuid[], ${to}::uuid[]) AS pair (original, copy)
      JOIN project_people l ON l.frame_id = ${frameId} AND l.project_id = pair.original
      JOIN users u ON u.frame_id = l.frame_id AND u.id = l.user_id AND u.deleted_at IS NULL`);
  }

  async addTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      INSERT INTO project_tags (frame_id, project_id, tag_id)
      SELECT ${frameId}, ${projectId}, id FROM unnest(${tagIds}::uuid[]) AS id
      ON CONFLICT DO NOTHING`);
  }

  async removeTags(frameId: string, projectId: string, tagIds: readonly string[]): Promise<void> {
    await this.db.query(sql`
      DELETE FROM project_tags
      WHERE frame_id = ${frameId} AND project_id = ${projectId} AND tag_id = ANY(${tagIds}::uuid[])`);
  }
}
