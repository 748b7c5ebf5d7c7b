import { StartFailure } from '../../process/start-failure';
import type { RunningWork } from './running-work';
import { untilIdle } from './until-idle';

/** What a move changes and reads. Every step can be repeated. */
export interface MoveSteps {
  placement(): Promise<{ readonly cell: string; readonly isPaused: boolean }>;
  /** @throws Error if the source has no current data of the tenant, so that a copy would destroy that of the target. */
  assertSource(): Promise<void>;
  /** Whether a move from the source to the target has begun and has not been finished. */
  hasBegun(): Promise<boolean>;
  /** Imports, exports, rollbacks, executions of AI agents and undos of the tenant that run or wait for a worker. */
  runningWork(): Promise<readonly RunningWork[]>;
  /** Copies everything that no background work reads, while the tenant is in use. Returns the number of tables that differed. */
  copyInUse(): Promise<number>;
  /** Copies later changes of the same. Returns the number of tables with changes. */
  copyChanges(): Promise<number>;
  /** Resolves when consumers of the source have no older events, so that the pause is short. */
  catchUp(): Promise<void>;
  /** Gateways reject writes of the tenant from now on. */
  pause(): Promise<void>;
  /** Resolves when no event of the tenant waits. */
  drain(): Promise<void>;
  /** The databases of the source reject writes of the tenant from now on. */
  freeze(): Promise<void>;
  /** Copies the last changes, and compares them. @throws Error if something differs afterwards. */
  copyRest(): Promise<void>;
  /** Copies what background work reads, which the target starts to process, and publishes what its gateways must know. */
  copyWork(): Promise<void>;
  /** Requests of the tenant go to the target from now on. */
  place(): Promise<void>;
  /** Records in the source that the tenant has left it, and deletes there what background work reads. */
  deleteWork(): Promise<void>;
  /** Deletes in the target what background work reads, so that it is not done twice. */
  discardWork(): Promise<void>;
  /** The databases of the source permit writes again. */
  unfreeze(): Promise<void>;
  /** Gateways permit writes again, without a move. */
  resume(): Promise<void>;
}

export interface MoveOptions {
  readonly target: string;
  readonly say: (line: string) => void;
  /** In milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** How long the move waits for running work before the pause. */
  readonly maxWaitMs: number;
}

export interface MoveResult {
  readonly outcome: 'moved' | 'was moved before';
  /** How long gateways rejected writes. */
  readonly pausedMs: number;
}

/** Passes while the tenant is in use, until few tables change during one. */
const MAX_PASSES = 5;
const FEW_TABLES = 15;
/**
 * Consumers process the events of the last time to catch up during the pause, so they catch up again until that time is
 * short. The pause fails after 30 s.
 */
const SHORT_CATCH_UP_MS = 2_000;
const MAX_LAST_CATCH_UP_MS = 15_000;
const MAX_CATCH_UPS = 5;
/** Work that starts just before the pause may end during it. */
const MAX_WORK_IN_PAUSE_MS = 5_000;
/** Gateways learn of the switch by an event. Until then they send reads to the source, also those of imports and runs. */
const READS_OF_SOURCE_MS = 5_000;

/**
 * Moves a tenant to another cell while it is in use, when none of its work runs: a job would run in both cells. A move that
 * was killed is resumed by another call: it begins again with the differences, or finishes a move after the switch. If a
 * step fails before the switch, the tenant stays in the source.
 */
export async function moveTenant(steps: MoveSteps, options: MoveOptions): Promise<MoveResult> {
  const { target, say, now } = options;
  const { cell } = await steps.placement();
  if (cell === target) {
    await assertUnfinished(steps, target);
    await finish(steps, options);
    return { outcome: 'was moved before', pausedMs: 0 };
  }
  await steps.assertSource();
  await copyUntilIdle(steps, options);
  let pausedAt = now();
  try {
    await steps.pause();
    pausedAt = now();
    await steps.drain();
    say(`no event waits, ${now() - pausedAt} ms after the pause`);
    await idle(steps, options, MAX_WORK_IN_PAUSE_MS);
    await steps.freeze();
    say(`the databases reject writes, ${now() - pausedAt} ms after the pause`);
    // No work can start from now on.
    await idle(steps, options, 0);
    await steps.copyRest();
    say(`everything is equal, ${now() - pausedAt} ms after the pause`);
    await steps.copyWork();
    say(`work is copied, ${now() - pausedAt} ms after the pause`);
  } catch (error) {
    await stayInSource(steps).catch((cause: unknown) => {
      throw stillPaused(error, cause);
    });
    throw error;
  }
  await steps.place();
  const pausedMs = now() - pausedAt;
  say(`writes were paused for ${pausedMs} ms`);
  await finish(steps, options);
  return { outcome: 'moved', pausedMs };
}

/** Ends a move that was killed before the switch, and leaves the tenant where it is. */
export async function cancelMove(steps: MoveSteps, { target }: Pick<MoveOptions, 'target'>): Promise<void> {
  const { cell } = await steps.placement();
  if (cell === target) {
    await assertUnfinished(steps, target);
    throw new StartFailure('The tenant has been moved. Run the command again to finish the move.');
  }
  // If none has begun, the settings may name the cells in the wrong order. Then the target is the cell of the tenant.
  await ((await steps.hasBegun()) ? stayInSource(steps) : permitWrites(steps));
}

/** @throws StartFailure if the tenant is in the target and no move to it has to be finished. */
async function assertUnfinished(steps: MoveSteps, target: string): Promise<void> {
  if (!(await steps.hasBegun())) throw new StartFailure(`The tenant is in ${target} already.`);
}

/** First of all in the target, because its workers and those of the source would do the same work. */
async function stayInSource(steps: MoveSteps): Promise<void> {
  await steps.discardWork();
  await permitWrites(steps);
}

async function permitWrites(steps: MoveSteps): Promise<void> {
  await steps.unfreeze();
  await steps.resume();
}

function stillPaused(error: unknown, cause: unknown): StartFailure {
  const [failed, paused] = [error, cause].map((one) =>
    (one instanceof Error ? one.message : String(one)).replace(/\.$/, ''),
  );
  const text = `${failed}. Its writes may stay paused, because ${paused}. Run the command with --cancel.`;
  return new StartFailure(text, { cause: error });
}

/** Copies while the tenant is in use, until few tables change and no work runs. */
async function copyUntilIdle(steps: MoveSteps, options: MoveOptions): Promise<void> {
  const { say, maxWaitMs } = options;
  await idle(steps, options, maxWaitMs);
  say(`copied ${await steps.copyInUse()} tables and collections, in use`);
  const copyChanges = async () => {
    const changed = await steps.copyChanges();
    say(`copied the changes of ${changed} tables, in use`);
    return changed;
  };
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) if ((await copyChanges()) <= FEW_TABLES) break;
  do {
    await catchUp(steps, options);
    await copyChanges();
    // Work that has run meanwhile leaves changes and events.
  } while (await idle(steps, options, maxWaitMs));
}

async function catchUp(steps: MoveSteps, { now }: Pick<MoveOptions, 'now'>): Promise<void> {
  let tookMs = 0;
  for (let pass = 1; pass <= MAX_CATCH_UPS; pass += 1) {
    const startedAt = now();
    await steps.catchUp();
    tookMs = now() - startedAt;
    if (tookMs <= SHORT_CATCH_UP_MS) return;
  }
  if (tookMs <= MAX_LAST_CATCH_UP_MS) return;
  const seconds = Math.round(tookMs / 1_000);
  throw new StartFailure(`Consumers of the source are ${seconds} s behind. Move the tenant later.`);
}

function idle(steps: MoveSteps, options: MoveOptions, limitMs: number): Promise<boolean> {
  return untilIdle({ ...options, runningWork: () => steps.runningWork() }, limitMs);
}

async function finish(steps: MoveSteps, { say, sleep }: Pick<MoveOptions, 'say' | 'sleep'>): Promise<void> {
  await sleep(READS_OF_SOURCE_MS);
  await steps.deleteWork();
  await steps.unfreeze();
  say('The source has no work of the tenant any more. Its other data remains until `frame delete`.');
}
