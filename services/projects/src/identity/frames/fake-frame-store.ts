import { conflict } from '@trackway/errors';
import type { FakeState } from '@trackway/simulation';
import type { Frame } from './frame';
import type { FrameStore } from './frame-store';

export class FakeFrameStore implements FrameStore, FakeState {
  private rows = new Map<string, Frame>();

  snapshot(): () => void {
    const before = new Map(this.rows);
    return () => {
      this.rows = before;
    };
  }

  async find(id: string): Promise<Frame | undefined> {
    return this.rows.get(id);
  }

  lock(id: string): Promise<Frame | undefined> {
    return this.find(id);
  }

  async insertIfMissing(frame: Frame): Promise<void> {
    if (!this.rows.has(frame.id) && !this.isTaken(frame)) this.rows.set(frame.id, frame);
  }

  async update(frame: Frame): Promise<void> {
    if (this.isTaken(frame)) throw conflict('This subdomain is taken.', { subdomain: ['This subdomain is taken.'] });
    this.rows.set(frame.id, frame);
  }

  private isTaken({ id, subdomain }: Frame): boolean {
    return [...this.rows.values()].some((other) => other.id !== id && other.subdomain === subdomain);
  }
}
