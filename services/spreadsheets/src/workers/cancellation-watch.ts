import type { Logger } from '@trackway/runtime';
import { Cancelled } from './cancelled';

/** A cancellation takes effect within 200 ms, also before the first batch of an import. */
const POLL_MS = 100;

interface Deps {
  /** Which of these operations a client has asked to cancel. */
  readonly find: (operationIds: readonly string[]) => Promise<readonly string[]>;
  readonly running: ReadonlyMap<string, { readonly abort: AbortController }>;
  readonly logger: Logger;
}

/** Aborts running operations with `Cancelled` soon after a client asks for it. Polls only while an operation is running. */
export class CancellationWatch {
  private timer: NodeJS.Timeout | undefined;
  private polling = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer ??= setInterval(() => void this.poll(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async poll(): Promise<void> {
    const { find, running, logger } = this.deps;
    if (running.size === 0) return this.stop();
    if (this.polling) return;
    this.polling = true;
    try {
      for (const id of await find([...running.keys()])) running.get(id)?.abort.abort(new Cancelled());
    } catch (error) {
      logger.warn({ err: error }, 'cancellations could not be read; the next poll reads them');
    } finally {
      this.polling = false;
    }
  }
}
