import type { MappedRows } from './rows-by-pass';
import type { OutgoingBatch } from './rows-service';

interface Deps {
  readonly rows: AsyncIterable<MappedRows>;
  readonly window: SendWindow;
  /** Rejects if the operation was cancelled. Called before each batch. */
  readonly beforeBatch: () => Promise<void>;
}

/** Yields the batches to apply. The next batch is read while one is applied, and yielded after its response. */
export async function* outgoingBatches({ rows, window, beforeBatch }: Deps): AsyncGenerator<OutgoingBatch> {
  let number = 0;
  for await (const { rowNumbers, columns } of rows) {
    await window.acquire();
    await beforeBatch();
    yield { number, rowNumbers, columns };
    number += 1;
  }
}

/** A semaphore that limits batches without a response. It supports one waiting sender. */
export class SendWindow {
  private inFlight = 0;
  private closed = false;
  private resume: (() => void) | undefined;

  constructor(private readonly size: number) {}

  async acquire(): Promise<void> {
    if (this.inFlight >= this.size && !this.closed) {
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
      this.resume = undefined;
    }
    this.inFlight += 1;
  }

  release(): void {
    this.inFlight -= 1;
    this.resume?.();
  }

  /** Lets a waiting sender continue, because no further response will arrive. */
  close(): void {
    this.closed = true;
    this.resume?.();
  }
}
