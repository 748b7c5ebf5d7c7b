import type { EffectPart } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import type { SkippedEffect, Undo, UndoPart, UndoTotals } from './undo';

export interface NewUndo {
  readonly events?: readonly OutgoingEvent[];
  /** The parts of the undo of a large cause. */
  readonly parts?: readonly EffectPart[];
}

export interface UndoStore {
  /** Stores the undo and publishes the events. False if an undo of the same cause is running. */
  insert(frameId: string, undo: Undo, further?: NewUndo): Promise<boolean>;
  find(frameId: string, id: string): Promise<Undo | undefined>;
  /** Undos of a cause, newest first; at most 100. */
  ofCause(frameId: string, causeId: string): Promise<readonly Undo[]>;
  /** Ids of the undos of a first cause, of their undos, and so on. */
  idsOfRoot(frameId: string, rootCauseId: string): Promise<readonly string[]>;
  /** Stores progress and extends the lease. */
  save(frameId: string, undo: Undo): Promise<void>;
  /** Claims a running undo of any frame that no worker holds. */
  claim(): Promise<{ readonly frameId: string; readonly id: string } | undefined>;
  /** Lets another worker resume the undo after a short time. */
  release(frameId: string, id: string): Promise<void>;
}

export interface PartSummary extends UndoTotals {
  readonly number: number;
  readonly isPlanned: boolean;
}

/** The parts of undos of large causes. */
export interface UndoPartStore {
  /** In the order of their numbers. Empty for an undo without parts. */
  list(frameId: string, undoId: string): Promise<readonly PartSummary[]>;
  read(frameId: string, undoId: string, number: number): Promise<UndoPart | undefined>;
  /** Stores the plan or the progress of a part. */
  save(frameId: string, undoId: string, part: UndoPart): Promise<void>;
  /** The first effects that the undo leaves as they are. */
  firstSkipped(frameId: string, undoId: string, limit: number): Promise<readonly SkippedEffect[]>;
}
