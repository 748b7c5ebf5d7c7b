import { directoryKinds, type EffectPart } from '@trackway/contracts';
import { type Database, type Queryable, sql } from '@trackway/postgres';
import { isUuid } from '@trackway/runtime';
import type { CauseParts } from './large-cause';
import { lacksHistoryEntries } from './pg-imported-records';
import { recordBatches } from './record-batches';

interface ChainRow {
  newest_at: Date;
  is_whole: boolean;
}

/** The records that a large cause changed, in parts. Undefined if several chains have the name. */
export class PgCauseParts {
  constructor(private readonly database: Database) {}

  find(frameId: string, causeId: string): Promise<CauseParts | undefined> {
    return this.database.inFrame(frameId, async (transaction) => {
      const correlationId = await correlationOf(transaction, frameId, causeId);
      if (correlationId === undefined) return undefined;
      const chain = await chainOf(transaction, frameId, causeId, correlationId);
      const projects = await projectsOf(transaction, frameId, correlationId);
      const directory = await directoryOf(transaction, frameId, correlationId);
      const parts: EffectPart[] = [
        ...recordBatches(projects).map((ids) => ({ of: 'projects' as const, ids })),
        ...recordBatches(directory).map((ids) => ({ of: 'directory' as const, ids })),
        { of: 'settings' },
      ];
      return {
        correlationId,
        isWholeChain: correlationId === causeId || chain.is_whole,
        isIncomplete: await lacksHistoryEntries(transaction, frameId, [correlationId]),
        newestAt: chain.newest_at,
        parts,
      };
    });
  }
}

/** The only chain with the name. */
async function correlationOf(db: Queryable, frameId: string, causeId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ correlation_id: string }>(sql`
    SELECT correlation_id FROM history_lines
    WHERE frame_id = ${frameId} AND (correlation_id = ${causeId} OR causation_id = ${causeId} OR request_id = ${causeId})
    UNION SELECT correlation_id FROM directory_effects
    WHERE frame_id = ${frameId} AND (correlation_id = ${causeId} OR causation_id = ${causeId} OR request_id = ${causeId})
    UNION SELECT correlation_id FROM applied_batches
    WHERE frame_id = ${frameId} AND correlation_id IS NOT NULL
      AND (correlation_id = ${causeId} OR operation_id = ANY(${[causeId].filter(isUuid)}::uuid[]))
    LIMIT 2`);
  return rows.length === 1 ? rows[0]?.correlation_id : undefined;
}

/** A chain is whole if no other request or operation has a part in it, apart from consequences. */
async function chainOf(db: Queryable, frameId: string, causeId: string, correlationId: string): Promise<ChainRow> {
  const { rows } = await db.query<ChainRow>(sql`
    SELECT coalesce((SELECT max(n.happened_at) FROM (
        SELECT max(happened_at) AS happened_at FROM history_lines
        WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
        UNION ALL SELECT max(happened_at) FROM directory_effects
        WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
        UNION ALL SELECT max(applied_at) FROM applied_batches
        WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}) n), now()) AS newest_at,
      NOT EXISTS (SELECT FROM history_lines WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
          AND causation_id IS NULL AND request_id IS DISTINCT FROM ${causeId})
        AND NOT EXISTS (SELECT FROM directory_effects WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
          AND causation_id IS NULL AND request_id IS DISTINCT FROM ${causeId})
        AND NOT EXISTS (SELECT FROM applied_batches WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
          AND operation_id::text <> ${causeId}) AS is_whole`);
  return rows[0] ?? { newest_at: new Date(), is_whole: false };
}

/** Oldest first, because ids contain the time: parents are restored before their children. */
async function projectsOf(db: Queryable, frameId: string, correlationId: string): Promise<string[]> {
  const { rows } = await db.query<{ project_id: string }>(sql`
    SELECT DISTINCT project_id FROM history_lines WHERE frame_id = ${frameId} AND correlation_id = ${correlationId}
    ORDER BY project_id`);
  return rows.map(({ project_id }) => project_id);
}

async function directoryOf(db: Queryable, frameId: string, correlationId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    SELECT record_id AS id FROM directory_effects
    WHERE frame_id = ${frameId} AND correlation_id = ${correlationId} AND kind = ANY(${directoryKinds}::text[])
    UNION SELECT o.value ->> 'id' FROM applied_batches b CROSS JOIN LATERAL jsonb_array_elements(b.outcomes) o
    WHERE b.frame_id = ${frameId} AND b.correlation_id = ${correlationId} AND o.value ->> 'outcome' = 'created'
      AND b.cause ->> 'type' IN ('customer', 'contact')
    UNION SELECT j.value ->> 'id' FROM applied_batches b CROSS JOIN LATERAL jsonb_array_elements(b.journal) j
    WHERE b.frame_id = ${frameId} AND b.correlation_id = ${correlationId} AND j.value -> 'before' = 'null'::jsonb
      AND j.value ->> 'kind' IN ('customer', 'contact', 'group', 'tag')
    ORDER BY id`);
  return rows.map(({ id }) => id);
}
