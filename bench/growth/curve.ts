/** Values for each x; those of a panel have the same unit. */
export interface Panel {
  readonly title: string;
  readonly series: readonly Series[];
}

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  /** A peer, or a physical limit. Drawn as a dashed line. */
  readonly isReference?: true;
}

/** Figures of the system as one quantity grows. */
export interface Curve {
  readonly title: string;
  /** The quantity that grows. */
  readonly quantity: string;
  readonly xs: readonly number[];
  readonly panels: readonly Panel[];
}

export interface StoredCurve extends Curve {
  /** Date and host. */
  readonly measured: string;
}

/** The powers of `base` from `least` to `largest`. */
export function powers(base: number, least: number, largest: number): number[] {
  const all: number[] = [];
  for (let value = least; value <= largest; value *= base) all.push(value);
  return all;
}

/** A Markdown table with one line for each x. */
export function tableOf({ quantity, xs, panels }: Curve): string {
  const columns = panels.flatMap(({ title, series }) =>
    series.map((one) => ({ ...one, name: `${title}: ${one.name}` })),
  );
  const head = [quantity, ...columns.map(({ name }) => name)];
  const lines = xs.map((x, index) => [x, ...columns.map(({ values }) => (values[index] ?? Number.NaN).toPrecision(3))]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
