import { awaitingReplyChanged } from '@trackway/contracts';
import type { Outbox, OutgoingEvent } from '@trackway/messaging';
import { PublishedEvents } from '@trackway/runtime';

/** An outbox that also returns the consistency token of the change to "awaiting reply". */
export class TokenCapturingOutbox implements Outbox {
  private captured: PublishedEvents | undefined;

  constructor(private readonly outbox: Outbox) {}

  async add(...events: readonly OutgoingEvent[]): Promise<void> {
    for (const { event } of events) {
      if (event.type !== awaitingReplyChanged.type) continue;
      this.captured ??= new PublishedEvents('channels');
      this.captured.add(event);
    }
    await this.outbox.add(...events);
  }

  /** Null if it did not change. */
  token(): string | null {
    return this.captured?.token() ?? null;
  }
}
