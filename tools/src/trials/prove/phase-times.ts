import { performance } from 'node:perf_hooks';

/** What the time of a round is spent for. `pending` is the time without a request until pending work is done. */
const PHASES = ['setup', 'program', 'final reads', 'pending', 'state reads', 'checks'] as const;
type Phase = (typeof PHASES)[number];

/** Milliseconds of each phase. */
export type Durations = Readonly<Record<Phase, number>>;

/** Measures how long the phases of a round take. */
export class PhaseTimes {
  private readonly spent = new Map<Phase, number>();

  async measure<Result>(phase: Phase, work: () => Promise<Result> | Result): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.spent.set(phase, (this.spent.get(phase) ?? 0) + performance.now() - startedAt);
    }
  }

  durations(): Durations {
    return Object.fromEntries(PHASES.map((phase) => [phase, this.spent.get(phase) ?? 0])) as Durations;
  }
}

/** The share of each phase in the time of several rounds. */
export function describeDurations(rounds: readonly Durations[]): string {
  const sums = PHASES.map((phase) => rounds.reduce((sum, durations) => sum + durations[phase], 0));
  const total = sums.reduce((sum, one) => sum + one, 0);
  const shares = PHASES.map((phase, index) => `${phase} ${Math.round(((sums[index] ?? 0) / (total || 1)) * 100)} %`);
  return shares.join(', ');
}
