import type { EffectPart } from '@trackway/contracts';
import type { SkippedEffect, UndoPart } from './undo';
import { countsOf } from './undo-part';
import type { PartSummary, UndoPartStore } from './undo-store';

/** An in-memory store for unit tests. */
export class FakeUndoPartStore implements UndoPartStore {
  private readonly byUndo = new Map<string, Map<number, UndoPart>>();

  add(undoId: string, parts: readonly EffectPart[]): void {
    const stored = parts.map((part, index) => ({ number: index + 1, part, steps: null, skipped: [] }));
    this.byUndo.set(undoId, new Map(stored.map((part) => [part.number, part])));
  }

  async list(_: string, undoId: string): Promise<readonly PartSummary[]> {
    return this.partsOf(undoId).map((part) => ({
      number: part.number,
      isPlanned: part.steps !== null,
      ...countsOf(part),
    }));
  }

  async read(_: string, undoId: string, number: number): Promise<UndoPart | undefined> {
    return this.byUndo.get(undoId)?.get(number);
  }

  async save(_: string, undoId: string, part: UndoPart): Promise<void> {
    this.byUndo.get(undoId)?.set(part.number, part);
  }

  async firstSkipped(_: string, undoId: string, limit: number): Promise<readonly SkippedEffect[]> {
    return this.partsOf(undoId)
      .flatMap(({ skipped }) => skipped)
      .slice(0, limit);
  }

  private partsOf(undoId: string): UndoPart[] {
    return [...(this.byUndo.get(undoId)?.values() ?? [])];
  }
}
