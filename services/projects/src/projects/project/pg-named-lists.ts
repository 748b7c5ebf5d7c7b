import { preparedSql, type Queryable, sql, trustedSql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { RANK_STEP } from './group-members';
import type { ColoredItem, NamedItem, NamedLists } from './named-lists';

const TAG_COLORS = ['#c00000', '#b35900', '#8a6d00', '#2d7d2d', '#00707a', '#1f5fbf', '#6a3fb5', '#a8327d'];

interface TagRow {
  project_id: string;
  id: string;
  name: string;
  color: string;
  deleted_at: Date | null;
}

type Names = ReadonlyMap<string, readonly string[]>;
type Ids = ReadonlyMap<string, readonly string[]>;

export class PgNamedLists implements NamedLists {
  constructor(private readonly db: Queryable) {}

  async groupsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly NamedItem[]>> {
    const { rows } = await this.db.query<{ project_id: string; id: string; name: string }>(preparedSql`
      SELECT m.project_id, g.id, g.name FROM project_group_members m
      JOIN project_groups g ON g.frame_id = m.frame_id AND g.id = m.group_id
      WHERE m.frame_id = ${frameId} AND m.project_id = ANY(${projectIds}::uuid[]) AND g.deleted_at IS NULL
      ORDER BY g.name, g.id`);
    return grouped(rows.map(({ project_id, ...item }) => [project_id, item]));
  }

  async tagsOf(frameId: string, projectIds: readonly string[]): Promise<ReadonlyMap<string, readonly ColoredItem[]>> {
    const { rows } = await this.db.query<TagRow>(preparedSql`
      SELECT m.project_id, t.id, t.name, t.color, t.deleted_at FROM project_tags m
      JOIN tags t ON t.frame_id = m.frame_id AND t.id = m.tag_id
      WHERE m.frame_id = ${frameId} AND m.project_id = ANY(${projectIds}::uuid[])
      ORDER BY t.name, t.id`);
    return grouped(rows.map((row) => [row.project_id, toTag(row)]));
  }

  async setGroups(frameId: string, namesByProject: Names, at: Date): Promise<void> {
    const ids = await this.idsByName(frameId, 'project_groups', distinct(namesByProject), at);
    await this.setGroupIds(frameId, byIds(namesByProject, ids));
  }

  async setTags(frameId: string, namesByProject: Names, at: Date): Promise<void> {
    const ids = await this.idsByName(frameId, 'tags', distinct(namesByProject), at);
    await this.setTagIds(frameId, byIds(namesByProject, ids));
  }

  async setGroupIds(frameId: string, idsByProject: Ids): Promise<void> {
    const wanted = pairs(idsByProject);
    // Locked in the order of ids, so that ranks are assigned sequentially without deadlocks.
    await this.db.query(sql`
      SELECT id FROM project_groups WHERE frame_id = ${frameId} AND id = ANY(${distinct(idsByProject)}::uuid[]) ORDER BY id FOR UPDATE`);
    await this.db.query(sql`
      DELETE FROM project_group_members m USING project_groups g
      WHERE m.frame_id = ${frameId} AND m.project_id = ANY(${[...idsByProject.keys()]}::uuid[])
        AND g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM unnest(${wanted.projects}::uuid[], ${wanted.items}::uuid[]) AS w (project_id, group_id)
          WHERE w.project_id = m.project_id AND w.group_id = m.group_id)`);
    await this.db.query(sql`
      INSERT INTO project_group_members (frame_id, group_id, project_id, rank)
      SELECT ${frameId}, w.group_id, w.project_id,
        COALESCE((SELECT max(m.rank) FROM project_group_members m WHERE m.frame_id = ${frameId} AND m.group_id = w.group_id), 0)
          + ${RANK_STEP} * row_number() OVER (PARTITION BY w.group_id ORDER BY w.position)
      FROM unnest(${wanted.projects}::uuid[], ${wanted.items}::uuid[]) WITH ORDINALITY AS w (project_id, group_id, position)
      JOIN project_groups g ON g.frame_id = ${frameId} AND g.id = w.group_id
      ON CONFLICT (frame_id, group_id, project_id) DO NOTHING`);
  }

  async setTagIds(frameId: string, idsByProject: Ids): Promise<void> {
    const wanted = pairs(idsByProject);
    await this.db.query(sql`
      DELETE FROM project_tags WHERE frame_id = ${frameId} AND project_id = ANY(${[...idsByProject.keys()]}::uuid[])`);
    await this.db.query(sql`
      INSERT INTO project_tags (frame_id, project_id, tag_id)
      SELECT ${frameId}, w.project_id, w.tag_id
      FROM unnest(${wanted.projects}::uuid[], ${wanted.items}::uuid[]) AS w (project_id, tag_id)
      JOIN tags t ON t.frame_id = ${frameId} AND t.id = w.tag_id
      ON CONFLICT DO NOTHING`);
  }

  /** Finds labels by name and creates missing ones. */
  private async idsByName(
    frameId: string,
    table: 'project_groups' | 'tags',
    names: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, string>> {
    if (names.length === 0) return new Map();
    const ids = names.map(() => newId());
    const colors = names.map((name) => TAG_COLORS[[...name].length % TAG_COLORS.length]);
    const color = table === 'tags' ? { column: trustedSql(', color'), value: trustedSql(', n.color') } : noColor;
    await this.db.query(sql`
      INSERT INTO ${trustedSql(table)} (frame_id, id, name${color.column}, created_at, updated_at)
      SELECT ${frameId}, n.id, n.name${color.value}, ${at}::timestamptz, ${at}::timestamptz
      FROM unnest(${ids}::uuid[], ${names}::text[], ${colors}::text[]) AS n (id, name, color)
      ORDER BY n.name
      ON CONFLICT (frame_id, name) WHERE deleted_at IS NULL DO NOTHING`);
    const { rows } = await this.db.query<{ id: string; name: string }>(sql`
      SELECT id, name FROM ${trustedSql(table)}
      WHERE frame_id = ${frameId} AND deleted_at IS NULL AND name = ANY(${names}::text[])`);
    return new Map(rows.map(({ name, id }) => [name, id]));
  }
}

function toTag({ id, name, color, deleted_at }: TagRow): ColoredItem {
  return { id, name, color, ...(deleted_at ? { deleted_at: deleted_at.toISOString() } : {}) };
}

const noColor = { column: trustedSql(''), value: trustedSql('') };

function distinct(byProject: Names): string[] {
  return [...new Set([...byProject.values()].flat())];
}

function byIds(namesByProject: Names, ids: ReadonlyMap<string, string>): Ids {
  return new Map(
    [...namesByProject].map(([project, names]) => [
      project,
      [...new Set(names)].flatMap((name) => ids.get(name) ?? []),
    ]),
  );
}

function pairs(idsByProject: Ids): { projects: string[]; items: string[] } {
  const all = [...idsByProject].flatMap(([project, ids]) => ids.map((id) => ({ project, id })));
  return { projects: all.map(({ project }) => project), items: all.map(({ id }) => id) };
}

function grouped<Item>(entries: readonly (readonly [string, Item])[]): ReadonlyMap<string, readonly Item[]> {
  const result = new Map<string, Item[]>();
  for (const [key, item] of entries) {
    const items = result.get(key);
    if (items) items.push(item);
    else result.set(key, [item]);
  }
  return result;
}
