import type { EffectPart, RecordChange, RecordRef } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { PlannedEffect } from '../plan/plan-undo';

export const undoModes = ['all', 'possible'] as const;

/** `all` undoes everything or nothing. `possible` leaves out what was changed since or is irreversible. */
export type UndoMode = (typeof undoModes)[number];

export const undoStatuses = ['running', 'completed', 'partial', 'failed'] as const;

export type UndoStatus = (typeof undoStatuses)[number];

export const stepStates = ['pending', 'changed', 'skipped', 'reverted'] as const;

export interface ExecutedStep extends RecordChange {
  /** `reverted`: the undo failed and the change was reverted. */
  readonly state: (typeof stepStates)[number];
  /** Why the step was skipped. */
  readonly message?: string;
}

/** An effect that the undo leaves as it is. */
export interface SkippedEffect {
  readonly id: string;
  readonly action: string;
  readonly record: RecordRef | null;
  readonly message: string;
}

/** The undo of a cause. It is a cause itself, with its id as correlation id. */
export interface Undo {
  readonly id: string;
  readonly causeId: string;
  /** The first cause, if the cause is an undo. */
  readonly rootCauseId: string;
  readonly mode: UndoMode;
  readonly status: UndoStatus;
  readonly caller: Caller;
  readonly steps: readonly ExecutedStep[];
  readonly skipped: readonly SkippedEffect[];
  /** Why it failed. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** Of an undo in parts, whose steps and skipped effects are stored with its parts. */
  readonly totals?: UndoTotals;
}

export interface UndoTotals {
  readonly steps: number;
  readonly pending: number;
  readonly changed: number;
  readonly skipped: number;
}

/** The parts of the undo of a large cause. A part is planned as a whole, before the first step of any part. */
export interface UndoPart {
  readonly number: number;
  readonly part: EffectPart;
  /** Null until the part is planned. */
  readonly steps: readonly ExecutedStep[] | null;
  readonly skipped: readonly SkippedEffect[];
}

/** The effects of a plan that an undo leaves as they are. */
export function skippedEffects(effects: readonly PlannedEffect[]): SkippedEffect[] {
  return effects.flatMap(({ effect: { id, action, record }, outcome }) =>
    outcome.state === 'conflict' || outcome.state === 'irreversible'
      ? [{ id, action, record, message: outcome.message }]
      : [],
  );
}

/** Why an undo of the mode `all` is not executed. */
export function cannotUndo(count: number, first: string): string {
  return `Effects that cannot be undone: ${count}. The first one: ${first} Use the mode possible to undo the others.`;
}
