import { type Queryable, type Sql, sql, trustedSql } from '@trackway/postgres';
import { isUuid } from '@trackway/runtime';
import type { LinkedKind, MatchColumn, MatchValue, NamedProject, Reference, References } from './references';

/** A power of two. A batch of 1,000 values must not fill the server's lock table. */
const LOCK_BUCKETS = 32;

interface NamedRow<Id> {
  id: Id;
  first: string | null;
  second: string | null;
}

const MATCHED: Readonly<
  Record<MatchColumn, { table: string; value: string; type: string; isOne?: (value: string) => boolean }>
> = {
  'project.id': { table: 'projects', value: 'id', type: 'uuid', isOne: isUuid },
  'project.code': { table: 'projects', value: 'code', type: 'text' },
  'project.old_id': { table: 'projects', value: 'old_id', type: 'text' },
  'customer.id': { table: 'customers', value: 'id', type: 'uuid', isOne: isUuid },
  'customer.document': { table: 'customers', value: 'document', type: 'text' },
  'customer.name': { table: 'customers', value: 'name', type: 'text' },
  'contact.id': { table: 'contacts', value: 'id', type: 'int', isOne: isNumber },
  'contact.email': { table: 'contacts', value: 'email_lower', type: 'text' },
};

const DELETED = 'deleted_at IS NOT NULL';

const LINKED: Readonly<Record<LinkedKind, { table: string; type: string; names: string; retired: string }>> = {
  customer: { table: 'customers', type: 'uuid', names: 'document AS first, name AS second', retired: DELETED },
  contact: { table: 'contacts', type: 'int', names: 'email_lower AS first, NULL AS second', retired: DELETED },
  user: { table: 'users', type: 'uuid', names: 'lower(email) AS first, NULL AS second', retired: DELETED },
  project: {
    ...{ table: 'projects', type: 'uuid', names: 'code AS first, old_id AS second' },
    retired: `(${DELETED} OR merged_id IS NOT NULL)`,
  },
};

export class PgReferences implements References {
  constructor(private readonly db: Queryable) {}

  async lock(frameId: string, values: readonly MatchValue[]): Promise<void> {
    // In the order of keys, which prevents deadlocks.
    await this.db.query(sql`
      SELECT pg_advisory_xact_lock(buckets.key) FROM (
        SELECT DISTINCT hashtextextended(concat_ws('/', 'match', ${frameId}::text, v.kind,
          hashtextextended(v.value, 0) & ${LOCK_BUCKETS - 1}::bigint), 0) AS key
        FROM unnest(${values.map(({ kind }) => kind)}::text[], ${values.map(({ value }) => value.toWellFormed().replaceAll('\0', ''))}::text[])
          AS v (kind, value)
        ORDER BY key) AS buckets`);
  }

  async matching(
    frameId: string,
    column: MatchColumn,
    values: readonly string[],
  ): Promise<readonly Reference<string>[]> {
    const { table, value, type, isOne = () => true } = MATCHED[column];
    const wanted = values.filter(isOne);
    if (wanted.length === 0) return [];
    const { rows } = await this.db.query<{ id: string; name: string }>(sql`
      SELECT id::text AS id, ${trustedSql(value)}::text AS name FROM ${trustedSql(table)}
      WHERE frame_id = ${frameId} AND deleted_at IS NULL
        AND ${trustedSql(value)} = ANY(${wanted}::${trustedSql(type)}[])`);
    return rows.map(({ id, name }) => ({ id, names: [name] }));
  }

  customers(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]> {
    return this.index(
      names,
      sql`
        SELECT id, document AS first, name AS second FROM customers
        WHERE frame_id = ${frameId} AND deleted_at IS NULL
          AND (id = ANY(${uuids(names)}::uuid[]) OR document = ANY(${names}::text[]) OR name = ANY(${names}::text[]))`,
    );
  }

  contacts(frameId: string, names: readonly string[]): Promise<readonly Reference<number>[]> {
    const ids = names.filter(isNumber).map(Number);
    const emails = names.map((name) => name.toLowerCase());
    return this.index(
      names,
      sql`
        SELECT id, email_lower AS first, NULL AS second FROM contacts
        WHERE frame_id = ${frameId} AND deleted_at IS NULL AND (id = ANY(${ids}::int[]) OR email_lower = ANY(${emails}::text[]))`,
    );
  }

  users(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]> {
    const emails = names.map((name) => name.toLowerCase());
    return this.index(
      names,
      sql`
        SELECT id, lower(email) AS first, NULL AS second FROM users
        WHERE frame_id = ${frameId} AND deleted_at IS NULL
          AND (id = ANY(${uuids(names)}::uuid[]) OR lower(email) = ANY(${emails}::text[]))`,
    );
  }

  projects(frameId: string, names: readonly string[]): Promise<readonly Reference<string>[]> {
    return this.index(
      names,
      sql`
        SELECT id, code AS first, old_id AS second FROM projects
        WHERE frame_id = ${frameId} AND deleted_at IS NULL AND merged_id IS NULL
          AND (id = ANY(${uuids(names)}::uuid[]) OR code = ANY(${names}::text[]) OR old_id = ANY(${names}::text[]))`,
    );
  }

  retired<Id extends string | number>(
    frameId: string,
    kind: LinkedKind,
    ids: readonly Id[],
  ): Promise<readonly Reference<Id>[]> {
    const { table, type, names, retired } = LINKED[kind];
    return this.index(
      ids,
      sql`
        SELECT id, ${trustedSql(names)} FROM ${trustedSql(table)}
        WHERE frame_id = ${frameId} AND id = ANY(${ids}::${trustedSql(type)}[]) AND ${trustedSql(retired)}`,
    );
  }

  async namedProjects(frameId: string, names: readonly string[]): Promise<readonly NamedProject[]> {
    if (names.length === 0) return [];
    // Names are found by the index of their sort keys.
    const { rows } = await this.db.query<NamedProject>(sql`
      SELECT id, code, old_id AS "oldId", name, merged_id AS "mergedId" FROM projects
      WHERE frame_id = ${frameId} AND deleted_at IS NULL
        AND (id = ANY(${uuids(names)}::uuid[]) OR code = ANY(${names}::text[]) OR old_id = ANY(${names}::text[]))
      UNION
      SELECT id, code, old_id, name, merged_id FROM projects
      WHERE frame_id = ${frameId} AND deleted_at IS NULL AND name = ANY(${names}::text[])
        AND text_sort_key(name) = ANY(ARRAY(SELECT text_sort_key(n.name) FROM unnest(${names}::text[]) AS n (name)))`);
    return rows;
  }

  private async index<Id extends string | number>(
    wanted: readonly unknown[],
    statement: Sql,
  ): Promise<readonly Reference<Id>[]> {
    if (wanted.length === 0) return [];
    const { rows } = await this.db.query<NamedRow<Id>>(statement);
    return rows.map(({ id, first, second }) => ({
      id,
      names: [String(id), first, second].filter((name) => name !== null),
    }));
  }
}

function uuids(names: readonly string[]): string[] {
  return names.filter(isUuid);
}

function isNumber(name: string): boolean {
  return /^[1-9]\d{0,8}$/.test(name);
}
