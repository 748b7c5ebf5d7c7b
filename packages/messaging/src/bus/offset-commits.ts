import type { Logger } from '@trackway/runtime';

/** The offset after the last processed message of a partition. */
export interface ProcessedOffset {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

export interface OffsetCommitsOptions {
  /** Stores offsets at the broker. */
  readonly commit: (offsets: readonly ProcessedOffset[]) => Promise<void>;
  readonly logger: Logger;
}

/**
 * A commit for each message cost the broker about as much as the message. After a crash, messages of this time are delivered
 * again, which consumers recognize.
 */
export const COMMIT_DELAY_MS = 200;

/** Commits the offsets of all partitions of a consumer together, at most once in each interval. */
export class OffsetCommits {
  private processed = new Map<string, ProcessedOffset>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private generation = 0;

  constructor(private readonly options: OffsetCommitsOptions) {}

  add(processed: ProcessedOffset): void {
    this.processed.set(keyOf(processed), processed);
    this.schedule();
  }

  /** Commits now. Errors are logged; failed commits are repeated later. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.running.then(() => this.commit());
    await this.running;
  }

  /** Discards offsets that are not committed: partitions may belong to another consumer now. */
  discard(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.generation += 1;
    this.processed.clear();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.flush(), COMMIT_DELAY_MS);
  }

  private async commit(): Promise<void> {
    const { processed: committed, generation } = this;
    if (committed.size === 0) return;
    this.processed = new Map();
    try {
      await this.options.commit([...committed.values()]);
    } catch (error) {
      this.options.logger.warn({ err: error }, 'processed offsets could not be committed');
      if (generation !== this.generation) return;
      this.processed = new Map([...committed, ...this.processed]);
      this.schedule();
    }
  }
}

function keyOf({ topic, partition }: ProcessedOffset): string {
  return `${topic} ${partition}`;
}
