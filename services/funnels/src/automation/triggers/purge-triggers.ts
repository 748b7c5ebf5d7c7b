import { type Database, purgeBatch, sql } from '@trackway/postgres';

/** With each goes what rules have not done about it: few enough that nobody waits for their locks. */
const BATCH_SIZE = 500;

/**
 * Forgets what happened more than 90 days ago where no rule has acted on it, and the runs that did nothing with it. Runs that acted
 * stay. Says whether there may be more; the step of a background loop.
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
 * Purges a batch of triggers that rules acted on more than 400 days ago, none with a pending run. Runs that acted stay: type and
 * detail of the trigger are copied to them. Returns whether there may be more.
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
