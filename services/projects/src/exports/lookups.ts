import { preparedSql, SharedValue, type Sql, sql, trustedSql } from '@trackway/postgres';

/**
 * Finds the values of related records for the rows of a batch: a statement with the columns `key` and `value`, both
 * text. Keys are an array literal. A statement for each batch costs less than a subquery for each row, and its list of
 * keys makes PostgreSQL use the index by key, whatever its statistics are.
 */
export type Lookup = (frameId: string, keys: string) => Sql;

type KeyType = 'uuid' | 'integer';

/** A value of the record `o` with this id. */
export function recordValue(table: string, value: (frame: SharedValue) => Sql, keyType: KeyType = 'uuid'): Lookup {
  return (frameId, keys) => {
    const frame = new SharedValue(frameId);
    return preparedSql`
      SELECT o.id::text AS key, ${value(frame)} AS value FROM ${trustedSql(table)} o
      WHERE o.frame_id = ${frame} AND o.id = ANY(${keys}::${trustedSql(keyType)}[])`;
  };
}

export interface LinkedNames {
  /** The table `m` of links and the table `o` of named records. */
  readonly from: string;
  /** The column of `m` that has the key. */
  readonly key: string;
  readonly keyType?: KeyType;
  readonly name: (frame: SharedValue) => Sql;
  /** A further condition. */
  readonly where?: string;
}

/** Names separated by `; `, as imports read them. Names with `;` or `"` are quoted as in CSV. */
export function linkedNames({ from, key, keyType = 'uuid', name, where = 'true' }: LinkedNames): Lookup {
  return (frameId, keys) => {
    const frame = new SharedValue(frameId);
    return preparedSql`
      SELECT n.key::text AS key, string_agg(
        CASE WHEN n.name ~ '[;"]' THEN '"' || replace(n.name, '"', '""') || '"' ELSE n.name END, '; ' ORDER BY n.name) AS value
      FROM (
        SELECT m.${trustedSql(key)} AS key, ${name(frame)} AS name FROM ${trustedSql(from)}
        WHERE m.frame_id = ${frame} AND m.${trustedSql(key)} = ANY(${keys}::${trustedSql(keyType)}[]) AND ${trustedSql(where)}
      ) n GROUP BY n.key`;
  };
}

/** The name of the root above a customer. */
export const headquarterOf: Lookup = (frameId, keys) => {
  const frame = new SharedValue(frameId);
  return preparedSql`
    WITH RECURSIVE above AS (
      SELECT c.id AS key, c.id, c.name, c.parent_id FROM customers c
      WHERE c.frame_id = ${frame} AND c.id = ANY(${keys}::uuid[])
      UNION
      SELECT above.key, c.id, c.name, c.parent_id FROM customers c JOIN above ON c.id = above.parent_id
      WHERE c.frame_id = ${frame}
    )
    SELECT key::text AS key, name AS value FROM above WHERE parent_id IS NULL`;
};

/** A column of the record `o`. */
export function columnOf(name: string): () => Sql {
  return () => trustedSql(`o.${name}`);
}

/** The document of a customer, or its id. */
export const customerName = (): Sql => sql`COALESCE(o.document, o.id::text)`;

/** The e-mail address of a contact, or the id if several contacts share the address. */
export const contactName = (): Sql => sql`
  CASE WHEN o.email IS NULL OR EXISTS (
    SELECT 1 FROM contacts x WHERE x.frame_id = o.frame_id AND x.email_lower = o.email_lower AND x.id <> o.id
  ) THEN o.id::text ELSE o.email END`;

/** The e-mail address of a user, or the id if several users share the address. */
export const userName = (frame: SharedValue): Sql => sql`
  CASE WHEN o.email IS NULL OR lower(o.email) IN (
    SELECT lower(x.email) FROM users x WHERE x.frame_id = ${frame} AND x.email IS NOT NULL
    GROUP BY lower(x.email) HAVING count(*) > 1
  ) THEN o.id::text ELSE o.email END`;
