import { cpuTime } from './cpu-time.ts';
import type { Subject } from './subject.ts';
import type { Load } from './wrk.ts';

const WARM_UP_SECONDS = 2;

export interface Round extends Load {
  /** CPU time of the subject for one request, in microseconds. */
  readonly cpuPerRequest: number;
}

export type Rounds = ReadonlyMap<string, readonly Round[]>;

/**
 * Measures in turn: A B C A B C …, so that other load on the host affects all subjects. The first round is not
 * counted, nor the warm-up before each measurement. A failed request aborts the run.
 */
export async function measureInTurns(
  subjects: readonly Subject[],
  options: {
    rounds: number;
    seconds: number;
    load: (subject: Subject, seconds: number) => Promise<Load>;
    progress: (line: string) => void;
  },
): Promise<Rounds> {
  const rounds = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= options.rounds; turn += 1) {
    for (const subject of subjects) {
      await options.load(subject, WARM_UP_SECONDS);
      const round = await measure(subject, () => options.load(subject, options.seconds));
      if (round.failed > 0) throw new Error(`${subject.name} failed ${round.failed} of ${round.requests} requests.`);
      const which = turn === 0 ? 'warm-up' : `round ${turn}`;
      options.progress(
        `${which}: ${subject.name} ${round.cpuPerRequest.toFixed(1)} µs, ${round.perSecond.toFixed(0)}/s`,
      );
      if (turn > 0) rounds.get(subject.name)?.push(round);
    }
  }
  return rounds;
}

async function measure(subject: Subject, load: () => Promise<Load>): Promise<Round> {
  const before = cpuTime(subject.pid);
  const result = await load();
  return { ...result, cpuPerRequest: (cpuTime(subject.pid) - before) / result.requests };
}
