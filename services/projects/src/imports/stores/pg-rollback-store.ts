import { joinSql, type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import type { JournalKind } from './journal';
import type { RollbackStore } from './rollback-store';

/** Tables with a column that references a record. Excludes the lists of a record, which are removed with it. */
const USERS: Readonly<Record<JournalKind, readonly (readonly [table: string, column: string, condition?: string])[]>> =
  {
    project: [
      ['projects', 'parent_id'],
      ['projects', 'merged_id'],
      ['tasks', 'project_id'],
      ['funnel_assignments', 'project_id', 'left_at IS NULL'],
      ['form_answers', 'project_id'],
      ['channel_conversations', 'project_id'],
    ],
    customer: [
      ['customers', 'parent_id'],
      ['projects', 'customer_id'],
      ['contact_customers', 'customer_id'],
    ],
    contact: [['projects', 'contact_id']],
    task: [],
    group: [['project_group_members', 'group_id']],
    tag: [['project_tags', 'tag_id']],
  };

const OWN: Readonly<
  Record<JournalKind, { table: string; type: string; lists: readonly (readonly [string, string])[] }>
> = {
  project: {
    table: 'projects',
    type: 'uuid',
    lists: [
      ['project_group_members', 'project_id'],
      ['project_tags', 'project_id'],
      ['project_people', 'project_id'],
    ],
  },
  customer: { table: 'customers', type: 'uuid', lists: [] },
  contact: { table: 'contacts', type: 'integer', lists: [['contact_customers', 'contact_id']] },
  task: { table: 'tasks', type: 'uuid', lists: [] },
  group: { table: 'project_groups', type: 'uuid', lists: [] },
  tag: { table: 'tags', type: 'uuid', lists: [] },
};

export class PgRollbackStore implements RollbackStore {
  constructor(private readonly db: Queryable) {}

  async labelsCreatedAt(
    frameId: string,
    list: 'groups' | 'tags',
    names: readonly string[],
    at: Date,
  ): Promise<readonly string[]> {
    const table = trustedSql(OWN[list === 'groups' ? 'group' : 'tag'].table);
    const { rows } = await this.db.query<{ id: string }>(sql`
      SELECT id FROM ${table} WHERE frame_id = ${frameId} AND name = ANY(${names}::text[])
        AND created_at = ${at} AND updated_at = ${at} AND deleted_at IS NULL`);
    return rows.map(({ id }) => id);
  }

  async inUse(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (USERS[kind].length === 0) return new Set();
    const wanted = idList(kind, ids);
    const uses = USERS[kind].map(([table, column, condition = 'true']) => {
      const self = table === OWN[kind].table ? sql` AND NOT u.id = ANY(${wanted})` : trustedSql('');
      return sql`SELECT u.${trustedSql(column)}::text AS id FROM ${trustedSql(table)} u
        WHERE u.frame_id = ${frameId} AND u.${trustedSql(column)} = ANY(${wanted}) AND ${trustedSql(condition)}${self}`;
    });
    const { rows } = await this.db.query<{ id: string }>(joinSql(uses, ' UNION '));
    return new Set(rows.map(({ id }) => id));
  }

  async setTombstones(frameId: string, ids: readonly string[], at: Date): Promise<void> {
    await this.db.query(sql`
      UPDATE projects SET deleted_at = ${at}
      WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[]) AND deleted_at IS NULL`);
  }

  async clearTombstones(frameId: string, ids: readonly string[]): Promise<void> {
    await this.db.query(sql`
      UPDATE projects SET deleted_at = NULL WHERE frame_id = ${frameId} AND id = ANY(${ids}::uuid[])`);
  }

  async remove(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<void> {
    const wanted = idList(kind, ids);
    const { table, lists } = OWN[kind];
    for (const [list, column] of [...lists, [table, 'id'] as const]) {
      await this.db.query(
        sql`DELETE FROM ${trustedSql(list)} WHERE frame_id = ${frameId} AND ${trustedSql(column)} = ANY(${wanted})`,
      );
    }
  }

  async documentTaken(frameId: string, document: string, byOtherThan: string): Promise<boolean> {
    const { rows } = await this.db.query(sql`
      SELECT 1 FROM customers WHERE frame_id = ${frameId} AND document = ${document} AND id <> ${byOtherThan}`);
    return rows.length > 0;
  }
}

function idList(kind: JournalKind, ids: readonly string[]): Sql {
  return sql`${ids}::${trustedSql(OWN[kind].type)}[]`;
}
