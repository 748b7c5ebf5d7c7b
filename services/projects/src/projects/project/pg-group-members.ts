import { type Queryable, sql, trustedSql } from '@trackway/postgres';
import { type GroupMember, type GroupMembers, RANK_STEP, type RankedMember } from './group-members';

export class PgGroupMembers implements GroupMembers {
  constructor(private readonly db: Queryable) {}

  async rankOf(frameId: string, groupId: string, projectId: string): Promise<number | undefined> {
    const { rows } = await this.db.query<{ rank: number }>(sql`
      SELECT rank FROM project_group_members
      WHERE frame_id = ${frameId} AND group_id = ${groupId} AND project_id = ${projectId}`);
    return rows[0]?.rank;
  }

  async nextRank(
    frameId: string,
    groupId: string,
    { rank, side, except }: { readonly rank: number; readonly side: 'before' | 'after'; readonly except: string },
  ): Promise<number | undefined> {
    const [comparison, direction] = side === 'before' ? ['<', 'DESC'] : ['>', 'ASC'];
    const { rows } = await this.db.query<{ rank: number }>(sql`
      SELECT rank FROM project_group_members
      WHERE frame_id = ${frameId} AND group_id = ${groupId} AND rank ${trustedSql(comparison)} ${rank} AND project_id <> ${except}
      ORDER BY rank ${trustedSql(direction)} LIMIT 1`);
    return rows[0]?.rank;
  }

  async around(frameId: string, groupId: string, rank: number, count: number) {
    const { rows } = await this.db.query<{ project_id: string; rank: number }>(sql`
      SELECT project_id, rank FROM (
        (SELECT project_id, rank FROM project_group_members
         WHERE frame_id = ${frameId} AND group_id = ${groupId} AND rank < ${rank} ORDER BY rank DESC LIMIT ${count})
        UNION ALL
        (SELECT project_id, rank FROM project_group_members
         WHERE frame_id = ${frameId} AND group_id = ${groupId} AND rank >= ${rank} ORDER BY rank LIMIT ${count})
      ) AS near ORDER BY rank`);
    const near = rows.map((row): RankedMember => ({ projectId: row.project_id, rank: row.rank }));
    return { below: near.filter((member) => member.rank < rank), from: near.filter((member) => member.rank >= rank) };
  }

  async all(frameId: string, groupId: string): Promise<readonly GroupMember[]> {
    const { rows } = await this.db.query<{ project_id: string; rank: number; deleted: boolean }>(sql`
      SELECT m.project_id, m.rank, p.deleted_at IS NOT NULL AS deleted
      FROM project_group_members m
      JOIN projects p ON p.frame_id = m.frame_id AND p.id = m.project_id
      WHERE m.frame_id = ${frameId} AND m.group_id = ${groupId}
      ORDER BY m.rank`);
    return rows.map(({ project_id, rank, deleted }) => ({ projectId: project_id, rank, deleted }));
  }

  async append(frameId: string, groupId: string, projectId: string): Promise<void> {
    await this.db.query(sql`
      INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
      SELECT ${frameId}, ${groupId}, ${projectId}, COALESCE(max(rank), 0) + ${RANK_STEP}
      FROM project_group_members WHERE frame_id = ${frameId} AND group_id = ${groupId}
      ON CONFLICT (frame_id, group_id, project_id) DO NOTHING`);
  }

  async remove(frameId: string, groupId: string, projectId: string): Promise<void> {
    await this.db.query(sql`
      DELETE FROM project_group_members
      WHERE frame_id = ${frameId} AND group_id = ${groupId} AND project_id = ${projectId}`);
  }

  async setRank(frameId: string, groupId: string, projectId: string, rank: number): Promise<void> {
    await this.db.query(sql`
      UPDATE project_group_members SET rank = ${rank}
      WHERE frame_id = ${frameId} AND group_id = ${groupId} AND project_id = ${projectId}`);
  }

  async setRanks(frameId: string, groupId: string, members: readonly RankedMember[]): Promise<void> {
    const projectIds = members.map(({ projectId }) => projectId);
    const ranks = members.map(({ rank }) => rank);
    await this.moveAbove(frameId, groupId, projectIds, ranks);
    await this.db.query(sql`
      UPDATE project_group_members m SET rank = wanted.rank
      FROM unnest(${projectIds}::uuid[], ${ranks}::bigint[]) AS wanted (project_id, rank)
      WHERE m.frame_id = ${frameId} AND m.group_id = ${groupId} AND m.project_id = wanted.project_id`);
  }

  reorder(frameId: string, groupId: string, projectIds: readonly string[]): Promise<void> {
    return this.moveAbove(frameId, groupId, projectIds, []);
  }

  /**
   * Moves members above all ranks of the group and above `reserved` ranks. A statement updates rows in any order, and two
   * members must never have the same rank, so no new rank may be one that a member has before the statement.
   */
  private async moveAbove(
    frameId: string,
    groupId: string,
    projectIds: readonly string[],
    reserved: readonly number[],
  ): Promise<void> {
    await this.db.query(sql`
      UPDATE project_group_members m SET rank = highest.rank + ${RANK_STEP} * wanted.position
      FROM unnest(${projectIds}::uuid[]) WITH ORDINALITY AS wanted (project_id, position),
        (SELECT GREATEST(max(rank), (SELECT max(r.rank) FROM unnest(${reserved}::bigint[]) AS r (rank))) AS rank
         FROM project_group_members WHERE frame_id = ${frameId} AND group_id = ${groupId}) AS highest
      WHERE m.frame_id = ${frameId} AND m.group_id = ${groupId} AND m.project_id = wanted.project_id`);
  }
}
