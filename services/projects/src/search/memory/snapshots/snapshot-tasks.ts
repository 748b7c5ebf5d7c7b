import { AppError } from '@trackway/errors';
import { BackgroundLoop, type HealthCheck, type Logger } from '@trackway/runtime';
import { type BackgroundTask, loopTask } from '@trackway/service';

/** How often indexes are compared with what is stored. */
const SAVE_MS = 60_000;
const PURGE_MS = 10 * 60_000;
/** The service becomes ready after this time, also if not all stored indexes are loaded. */
const MAX_WAIT_MS = 15_000;

export interface SnapshotWork {
  /** Loads the stored indexes of the tenants that were searched last. */
  readonly preload: () => Promise<void>;
  /** Stores what has changed. `isStopping` limits it to what takes little time. */
  readonly save: (options?: { readonly isStopping?: boolean }) => Promise<void>;
  readonly purge: () => Promise<unknown>;
  /** Ends loading, and writing of content, which can take several seconds. */
  readonly interrupt: () => void;
}

/** The replica is ready when stored indexes are loaded, so that a rolling restart ends the former one after that. */
export function snapshotTasks(
  work: SnapshotWork,
  logger: Logger,
): { readonly background: readonly BackgroundTask[]; readonly health: Readonly<Record<string, HealthCheck>> } {
  let [isPreloaded, isReady] = [false, false];
  const store = new BackgroundLoop({
    name: 'storage of search indexes',
    step: async () => {
      if (isPreloaded) await work.save();
      else
        await work.preload().finally(() => {
          isPreloaded = true;
          isReady = true;
        });
      return false;
    },
    idleMs: SAVE_MS,
    logger,
  });
  const start = () => {
    store.start();
    // The store may not respond.
    const timer = setTimeout(() => {
      isReady = true;
    }, MAX_WAIT_MS).unref();
    return {
      stop: async () => {
        clearTimeout(timer);
        work.interrupt();
        await store.stop();
        await work.save({ isStopping: true });
      },
    };
  };
  const purge = async () => {
    await work.purge();
    return false;
  };
  return {
    background: [
      { name: 'storage of search indexes', start },
      loopTask({ name: 'purge of stored search indexes', step: purge, idleMs: PURGE_MS, logger }),
    ],
    health: {
      'search indexes': async () => {
        if (!isReady) throw new AppError('unavailable', 'service_unavailable', 'Search indexes are being loaded.');
      },
    },
  };
}
