import { BOUND, compareFigures } from './figures';

const figures = [
  { name: 'board', pattern: /p50 ([\d.]+)/ },
  { name: 'lag', pattern: /after ([\d.]+) ms/, unit: 'ms' },
] as const;
const output = 'the service ÷ one statement: p50 1.50, p99 2.00\nfound after 60 ms';

describe('the figures of a bench', () => {
  it('are the numbers in its output, times divided by that of the reference task', () => {
    const compared = compareFigures(output, figures, { stored: { board: 1.4, lag: 10 }, referenceMs: 5 });

    expect(compared).toEqual([
      { name: 'board', ratio: 1.5, stored: 1.4, isWorse: false },
      { name: 'lag', ratio: 12, stored: 10, isWorse: false },
    ]);
  });

  it('are worse above a multiple of the stored ones', () => {
    const stored = { board: 1.5 / BOUND, lag: 12 / BOUND - 0.01 };

    const compared = compareFigures(output, figures, { stored, referenceMs: 5 });

    expect(compared.map(({ isWorse }) => isWorse)).toEqual([false, true]);
  });

  it('are worse below a part of the stored ones, if higher is better', () => {
    const speed = [{ name: 'board', pattern: /p50 ([\d.]+)/, isHigherBetter: true }] as const;
    const isWorse = (board: number) => compareFigures(output, speed, { stored: { board }, referenceMs: 5 })[0]?.isWorse;

    expect([isWorse(1.5 * BOUND), isWorse(1.5 * BOUND + 0.01)]).toEqual([false, true]);
  });

  it('are not worse than one that is not stored', () => {
    const [board] = compareFigures(output, figures, { stored: {}, referenceMs: 5 });

    expect(board).toEqual({ name: 'board', ratio: 1.5, stored: undefined, isWorse: false });
  });

  it('are worse if the output does not contain them', () => {
    const [board] = compareFigures('stopped', figures, { stored: { board: 1 }, referenceMs: 5 });

    expect(board).toEqual({ name: 'board', ratio: undefined, stored: 1, isWorse: true });
  });
});
