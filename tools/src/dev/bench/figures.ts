/** A figure in the output of a bench. */
export interface Figure {
  readonly name: string;
  /** Its first group is the number. */
  readonly pattern: RegExp;
  /** `ratio` to a peer in the same run (the default), or `ms`, which is divided by the time of a reference task. */
  readonly unit?: 'ratio' | 'ms';
  readonly isHigherBetter?: true;
}

/** Stored ratios by the name of their figure. */
export type StoredRatios = Readonly<Record<string, number>>;

export interface Compared {
  readonly name: string;
  /** Undefined if the output does not contain the figure. */
  readonly ratio: number | undefined;
  readonly stored: number | undefined;
  readonly isWorse: boolean;
}

/** How much worse than its stored value a ratio may be. Small runs on busy hosts vary by a factor of two. */
export const BOUND = 3;

/** Reads the figures of a bench, and compares them with stored ones. `referenceMs` is the time of the reference task. */
export function compareFigures(
  output: string,
  figures: readonly Figure[],
  { stored, referenceMs }: { readonly stored: StoredRatios; readonly referenceMs: number },
): Compared[] {
  return figures.map((figure) => {
    const { name, pattern, unit = 'ratio' } = figure;
    const number = Number(pattern.exec(output)?.[1]);
    const before = stored[name];
    if (!Number.isFinite(number)) return { name, ratio: undefined, stored: before, isWorse: true };
    const ratio = unit === 'ms' ? number / referenceMs : number;
    return { name, ratio, stored: before, isWorse: before !== undefined && timesWorse(figure, ratio, before) > BOUND };
  });
}

function timesWorse({ isHigherBetter }: Figure, ratio: number, before: number): number {
  return isHigherBetter ? before / ratio : ratio / before;
}
