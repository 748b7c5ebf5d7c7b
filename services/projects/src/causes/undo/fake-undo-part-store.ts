import type { EffectPart } from '@trackway/contracts';
import type { SkippedEffect, UndoPart } from './undo';
import { countsOf } from './undo-part';
import type { PartSummary, UndoPartStore } from './undo-store';

/** An in-memory store for unit tests. */
export class FakeUndoPartStore implements UndoPartStore {
  /** By frame and undo. */
  private readonly byUndo = new Map<string, Map<number, UndoPart>>();

  add(frameId: string, undoId: string, parts: readonly EffectPart[]): void {
    const stored = parts.map((part, index) => ({ number: index + 1, part, steps: null, skipped: [] }));
    this.byUndo.set(frameId + undoId, new Map(stored.map((part) => [part.number, part])));
  }

  async list(frameId: string, undoId: string): Promise<readonly PartSummary[]> {
    return this.partsOf(frameId, undoId).map((part) => ({
      number: part.number,
      isPlanned: part.steps !== null,
      ...countsOf(part),
    }));
  }

  async read(frameId: string, undoId: string, number: number): Promise<UndoPart | undefined> {
    return this.byUndo.get(frameId + undoId)?.get(number);
  }

  async save(frameId: string, undoId: string, part: UndoPart): Promise<void> {
    this.byUndo.get(frameId + undoId)?.set(part.number, part);
  }

  async firstSkipped(frameId: string, undoId: string, limit: number): Promise<readonly SkippedEffect[]> {
    return this.partsOf(frameId, undoId)
      .flatMap(({ skipped }) => skipped)
      .slice(0, limit);
  }

  private partsOf(frameId: string, undoId: string): UndoPart[] {
    return [...(this.byUndo.get(frameId + undoId)?.values() ?? [])];
  }
}
