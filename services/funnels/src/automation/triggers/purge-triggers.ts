import { type Database, purgeBatch, sql } from '@trackway/postgres';

/** Small batches, because skipped runs are deleted with their triggers and all rows are locked. */
const BATCH_SIZE = 500;

/**
 * Purges triggers older than 90 days without a run that acted, and their skipped runs. Returns whether there may be
 * more.
 */
export function makePurgeUnusedTriggers(database: Database): () => Promise<boolean> {
  return async () => {
    const { rows } = await database.query<{ triggers: number; stays: number }>(
      sql`SELECT forget_rule_triggers(${BATCH_SIZE}) AS triggers, forget_rule_stays(${BATCH_SIZE}) AS stays`,
    );
    return rows.some(({ triggers, stays }) => triggers === BATCH_SIZE || stays === BATCH_SIZE);
  };
}

/**
 * Purges triggers older than 400 days without a pending run. Runs remain, with the type and detail of their trigger.
 * Returns whether there may be more.
 */
export function makePurgeTriggers(database: Database, batchSize = BATCH_SIZE): () => Promise<boolean> {
  return () => purgeBatch(database, 'purge_rule_triggers', batchSize);
}

const MOVES_BATCH_SIZE = 5_000;

/** Purges idempotency keys and committed stages of moves older than 40 days, in batches. Returns whether there may be more. */
export function makePurgeMoves(database: Database): () => Promise<boolean> {
  return async () => {
    const { rows } = await database.query<{ keys: number; stages: number }>(
      sql`SELECT purge_move_keys(${MOVES_BATCH_SIZE}) AS keys, purge_committed_stages(${MOVES_BATCH_SIZE}) AS stages`,
    );
    return rows.some(({ keys, stages }) => Number(keys) === MOVES_BATCH_SIZE || Number(stages) === MOVES_BATCH_SIZE);
  };
}
