import type { Logger } from '@trackway/runtime';

/** A cancellation takes effect within 200 ms, also before the first batch of an import. */
const POLL_MS = 100;

/** The reason with which a job is aborted if a client cancels its operation. */
export class Cancelled extends Error {
  constructor() {
    super('The operation was cancelled.');
    this.name = 'Cancelled';
  }
}

/** Returns those of the operations whose cancellation was requested. */
export type FindCancelled = (operationIds: readonly string[]) => Promise<readonly string[]>;

/**
 * Rejects with the reason if `signal` has aborted, and with `Cancelled` if a client has requested cancellation since the
 * last poll of `CancellationPoller`.
 */
export async function assertNotCancelled(signal: AbortSignal, findCancelled: FindCancelled, operationId: string) {
  signal.throwIfAborted();
  if ((await findCancelled([operationId])).length > 0) throw new Cancelled();
}

/**
 * Aborts with `signal`, but after a cancellation `graceMs` later, so that responses to requests that were already sent can
 * still be received.
 */
export function withGracePeriod(signal: AbortSignal, graceMs: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const onAbort = () => {
    if (signal.reason instanceof Cancelled) setTimeout(abort, graceMs).unref();
    else abort();
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  return controller.signal;
}

interface PollerDeps {
  readonly findCancelled: FindCancelled;
  readonly running: ReadonlyMap<string, { readonly abort: AbortController }>;
  readonly logger: Logger;
}

/** Aborts running jobs with `Cancelled` after a client has requested it. Polls only while a job is running. */
export class CancellationPoller {
  private timer: NodeJS.Timeout | undefined;
  private polling = false;

  constructor(private readonly deps: PollerDeps) {}

  start(): void {
    this.timer ??= setInterval(() => void this.poll(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async poll(): Promise<void> {
    const { findCancelled, running, logger } = this.deps;
    if (running.size === 0) return this.stop();
    if (this.polling) return;
    this.polling = true;
    try {
      for (const id of await findCancelled([...running.keys()])) running.get(id)?.abort.abort(new Cancelled());
    } catch (error) {
      logger.warn({ err: error }, 'cancellations could not be read; the next poll reads them');
    } finally {
      this.polling = false;
    }
  }
}
