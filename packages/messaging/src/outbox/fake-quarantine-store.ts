import type { QuarantinedEvent } from '@trackway/contracts';
import type { OutgoingEvent, PendingEvent } from './outbox';
import { type QuarantineStore, toQuarantinedEvent } from './quarantine-store';

interface Rejected {
  readonly frameId: string;
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly value: string;
}

type Line = Omit<PendingEvent, 'position'>;

/** A quarantine in memory, and the outbox to which it moves events. */
export class FakeQuarantineStore implements QuarantineStore {
  readonly outbox: Line[] = [];
  private rows: readonly Rejected[] = [];
  private count = 0;

  reject(frameId: string, { topic, key, value }: Line): void {
    this.count += 1;
    this.rows = [...this.rows, { frameId, id: String(this.count), topic, key, value }];
  }

  async list(frameId: string): Promise<readonly QuarantinedEvent[]> {
    return this.rows.filter((row) => row.frameId === frameId).map(toEvent);
  }

  async find(frameId: string, id: string): Promise<QuarantinedEvent | undefined> {
    return (await this.list(frameId)).find((event) => event.id === id);
  }

  async replay(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.take(frameId, id, ({ topic, key, value }) => [{ topic, key, value }, toLine(entry)]);
  }

  async discard(frameId: string, id: string, entry: OutgoingEvent): Promise<boolean> {
    return this.take(frameId, id, () => [toLine(entry)]);
  }

  private take(frameId: string, id: string, linesOf: (row: Rejected) => readonly Line[]): boolean {
    const found = this.rows.find((row) => row.frameId === frameId && row.id === id);
    if (!found) return false;
    this.rows = this.rows.filter((row) => row !== found);
    this.outbox.push(...linesOf(found));
    return true;
  }
}

function toEvent({ id, topic, key, value }: Rejected): QuarantinedEvent {
  const bytes = Buffer.byteLength(value);
  return toQuarantinedEvent({ id, topic, key, head: value, bytes, reason: 'too large', quarantinedAt: new Date(0) });
}

function toLine({ topic, event }: OutgoingEvent): Line {
  return { topic, key: event.subject, value: JSON.stringify(event) };
}
