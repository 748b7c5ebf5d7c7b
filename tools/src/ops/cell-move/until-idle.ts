import { StartFailure } from '../../process/start-failure';
import { describeWork, type RunningWork } from './running-work';

interface Deps {
  readonly runningWork: () => Promise<readonly RunningWork[]>;
  readonly say: (line: string) => void;
  /** In milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const POLL_MS = 500;
const ADVICE = 'Wait until this has ended, or cancel it with the API, and run the command again. The tenant stays.';

/**
 * Resolves when no job of the tenant runs or waits. Returns whether there was any.
 * @throws Error that names the jobs, if some still run after `limitMs`
 */
export async function untilIdle({ runningWork, say, now, sleep }: Deps, limitMs: number): Promise<boolean> {
  const end = now() + limitMs;
  let reported = '';
  for (;;) {
    const work = await runningWork();
    if (work.length === 0) return reported !== '';
    const description = describeWork(work);
    if (now() >= end) throw new StartFailure(`The tenant has running work: ${description}. ${ADVICE}`);
    if (description !== reported) say(`waiting for: ${description}`);
    reported = description;
    await sleep(POLL_MS);
  }
}
