import type { UndoPart, UndoTotals } from './undo';

/** The numbers of steps and skipped effects of a part. */
export function countsOf({ steps, skipped }: Pick<UndoPart, 'steps' | 'skipped'>): UndoTotals {
  const count = (state: string) => (steps ?? []).filter((step) => step.state === state).length;
  return {
    steps: steps?.length ?? 0,
    pending: count('pending'),
    changed: count('changed'),
    skipped: skipped.length,
  };
}

export function sumOf(parts: readonly UndoTotals[]): UndoTotals {
  const sum = (name: keyof UndoTotals) => parts.reduce((total, part) => total + part[name], 0);
  return { steps: sum('steps'), pending: sum('pending'), changed: sum('changed'), skipped: sum('skipped') };
}
