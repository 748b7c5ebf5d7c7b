import { type Actor, type DirectoryKind, type Effect, type EffectPart, EXISTS, MAX_EFFECTS } from '@trackway/contracts';
import { type Queryable, sql } from '@trackway/postgres';
import { isUuid } from '@trackway/runtime';

interface Row {
  operation_id: string;
  kind: 'customer' | 'contact' | 'group' | 'tag';
  id: string;
  actor: Actor;
  correlation_id: string;
  causation_id: string | null;
  applied_at: Date;
}

/**
 * The customers, contacts, groups and tags that imports created, as effects. They are in the outcomes and journals of
 * the imported batches. Rows that changed a record have an effect of their own, and those of projects and tasks a
 * history entry. `part` selects records.
 */
export async function importedRecords(
  db: Queryable,
  frameId: string,
  causeIds: readonly string[],
  part?: EffectPart,
): Promise<Effect[]> {
  if (part && part.of !== 'directory') return [];
  const condition = part ? sql`e.id = ANY(${part.ids}::text[])` : sql`true`;
  const { rows } = await db.query<Row>(sql`
    SELECT b.operation_id, e.kind, e.id, b.cause -> 'actor' AS actor, b.correlation_id,
      b.cause ->> 'causation_id' AS causation_id, b.applied_at
    FROM applied_batches b
    CROSS JOIN LATERAL (
      SELECT b.cause ->> 'type' AS kind, o.value ->> 'id' AS id FROM jsonb_array_elements(b.outcomes) o
      WHERE o.value ->> 'outcome' = 'created'
      UNION ALL
      SELECT j.value ->> 'kind', j.value ->> 'id' FROM jsonb_array_elements(b.journal) j
      WHERE j.value -> 'before' = 'null'::jsonb) e
    WHERE b.frame_id = ${frameId} AND b.correlation_id IS NOT NULL
      AND (b.operation_id = ANY(${causeIds.filter(isUuid)}::uuid[]) OR b.correlation_id = ANY(${causeIds}::text[]))
      AND e.kind IN ('customer', 'contact', 'group', 'tag') AND ${condition}
    ORDER BY b.applied_at, b.first_row LIMIT ${MAX_EFFECTS + 1}`);
  return rows.map(toCreated);
}

/** Whether history entries of projects that the imports created were not consumed from Kafka yet. */
export async function lacksHistoryEntries(
  db: Queryable,
  frameId: string,
  causeIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.query<{ lacks: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM applied_batches b CROSS JOIN LATERAL jsonb_array_elements(b.outcomes) o
      WHERE b.frame_id = ${frameId} AND b.rolled_back IS NULL AND b.cause ->> 'type' = 'project'
        AND (b.operation_id = ANY(${causeIds.filter(isUuid)}::uuid[]) OR b.correlation_id = ANY(${causeIds}::text[]))
        AND o.value ->> 'outcome' = 'created' AND NOT EXISTS (
          SELECT FROM history_lines h WHERE h.frame_id = b.frame_id AND h.project_id = (o.value ->> 'id')::uuid)) AS lacks`);
  return rows[0]?.lacks ?? false;
}

function toCreated({ kind, id, actor, ...row }: Row): Effect {
  const recordKind: DirectoryKind = kind === 'group' ? 'project_group' : kind;
  return {
    id: `${row.operation_id}/${kind}/${id}`,
    record: { kind: recordKind, id, projectId: null, label: '' },
    projectId: null,
    action: `${recordKind}.created`,
    actor,
    cause: { correlationId: row.correlation_id, causationId: row.causation_id, requestId: row.operation_id },
    changes: [{ field: EXISTS, from: false, to: true }],
    eventIds: [],
    happenedAt: row.applied_at,
  };
}
