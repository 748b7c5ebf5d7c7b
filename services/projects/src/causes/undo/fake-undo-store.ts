import { FakeUndoPartStore } from './fake-undo-part-store';
import type { Undo } from './undo';
import { sumOf } from './undo-part';
import type { NewUndo, UndoStore } from './undo-store';

/** An in-memory store for unit tests. A claim has no lease: a running undo can always be claimed. */
export class FakeUndoStore implements UndoStore {
  private readonly byFrame = new Map<string, Undo[]>();

  constructor(private readonly parts = new FakeUndoPartStore()) {}

  async insert(frameId: string, undo: Undo, { parts = [] }: NewUndo = {}): Promise<boolean> {
    const undos = this.ofFrame(frameId);
    if (undos.some(({ causeId, status }) => causeId === undo.causeId && status === 'running')) return false;
    this.byFrame.set(frameId, [...undos, undo]);
    this.parts.add(frameId, undo.id, parts);
    return true;
  }

  async find(frameId: string, id: string): Promise<Undo | undefined> {
    const found = this.ofFrame(frameId).find((undo) => undo.id === id);
    return found && this.withTotals(frameId, found);
  }

  async ofCause(frameId: string, causeId: string): Promise<readonly Undo[]> {
    const undos = this.ofFrame(frameId).filter((undo) => undo.causeId === causeId);
    return Promise.all(undos.toReversed().map((undo) => this.withTotals(frameId, undo)));
  }

  async idsOfRoot(frameId: string, rootCauseId: string): Promise<readonly string[]> {
    return this.ofFrame(frameId)
      .filter((undo) => undo.rootCauseId === rootCauseId)
      .map(({ id }) => id);
  }

  async save(frameId: string, { id, status, steps, error, finishedAt }: Undo): Promise<void> {
    const undos = this.ofFrame(frameId).map((undo) =>
      undo.id === id && undo.status === 'running' ? { ...undo, status, steps, error, finishedAt } : undo,
    );
    this.byFrame.set(frameId, undos);
  }

  async claim() {
    for (const [frameId, undos] of this.byFrame) {
      const running = undos.find(({ status }) => status === 'running');
      if (running) return { frameId, id: running.id };
    }
    return undefined;
  }

  async release(): Promise<void> {}

  private async withTotals(frameId: string, undo: Undo): Promise<Undo> {
    const parts = await this.parts.list(frameId, undo.id);
    return parts.length > 0 ? { ...undo, totals: sumOf(parts) } : undo;
  }

  private ofFrame(frameId: string): Undo[] {
    return this.byFrame.get(frameId) ?? [];
  }
}
