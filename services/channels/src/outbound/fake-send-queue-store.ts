import { FakeTable } from '../shared/fake-table';
import type { Busy, SendQueue, SendQueueStore } from './send-queue-store';

/** A queue and when it is due, by the id of its conversation. */
type StoredQueue = SendQueue & { readonly id: string; readonly dueAt: Date };

export class FakeSendQueueStore implements SendQueueStore {
  readonly rows = new FakeTable<StoredQueue>();

  async add({ conversationId: id, frameId, channelId }: Parameters<SendQueueStore['add']>[0], now: Date) {
    const known = this.rows.find(frameId, id);
    if (known) this.rows.put({ ...known, version: known.version + 1 });
    else {
      const queue = { conversationId: id, frameId, channelId, attempts: 0, version: 1, holder: '' };
      this.rows.put({ ...queue, id, dueAt: now });
    }
  }

  async claim(holder: string, now: Date, until: Date, { channels, frames }: Busy): Promise<SendQueue | undefined> {
    const due = this.rows
      .all()
      .filter(({ dueAt }) => dueAt <= now)
      .filter(({ channelId, frameId }) => !channels.includes(channelId) && !frames.includes(frameId))
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];
    if (!due) return undefined;
    const claimed = { ...due, holder, dueAt: until };
    this.rows.put(claimed);
    const { id: _id, dueAt: _dueAt, ...queue } = claimed;
    return queue;
  }

  async renew(queue: SendQueue, until: Date): Promise<boolean> {
    return this.change(queue, () => ({ dueAt: until }));
  }

  async advance(queue: SendQueue): Promise<void> {
    this.change(queue, () => ({ attempts: 0 }));
  }

  async postpone(queue: SendQueue, until: Date): Promise<void> {
    this.change(queue, ({ attempts }) => ({ attempts: attempts + 1, dueAt: until, holder: '' }));
  }

  async finish(queue: SendQueue, now: Date): Promise<void> {
    const stored = this.held(queue);
    if (stored?.version === queue.version) this.rows.remove(stored.frameId, stored.id);
    else this.change(queue, () => ({ dueAt: now, holder: '', attempts: 0 }));
  }

  /** False if another worker has the queue. */
  private change(queue: SendQueue, changesOf: (stored: StoredQueue) => Partial<StoredQueue>): boolean {
    const stored = this.held(queue);
    if (stored) this.rows.put({ ...stored, ...changesOf(stored) });
    return stored !== undefined;
  }

  private held({ frameId, conversationId, holder }: SendQueue): StoredQueue | undefined {
    const stored = this.rows.find(frameId, conversationId);
    return stored?.holder === holder ? stored : undefined;
  }
}
