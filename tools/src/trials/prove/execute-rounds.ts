import type { Program } from './history/step';

/** Rounds for each tenant that runs a program: its own one, and those whose pending work is awaited. */
const ROUNDS_PER_TENANT = 3;

type Options<Result> = {
  /** Programs that run at the same time. */
  readonly tenants: number;
  /** The next program, until there is none. */
  readonly next: () => Program | undefined;
  /** Calls `onProgramEnd` when only pending work and checks are left. */
  readonly execute: (program: Program, onProgramEnd: () => void) => Promise<Result>;
  readonly onResult: (result: Result) => Promise<void> | void;
};

/** Executes programs of several tenants. The next program of a worker begins while the work of its last one is pending. */
export async function executeRounds<Result>({ tenants, next, execute, onResult }: Options<Result>): Promise<void> {
  const rounds = new Set<Promise<void>>();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const begin = (program: Program): Promise<void> => {
    const { promise: programEnded, resolve } = Promise.withResolvers<void>();
    const round = execute(program, resolve)
      .then(onResult)
      .catch(reject)
      .finally(() => rounds.delete(round));
    rounds.add(round);
    return Promise.race([programEnded, round]);
  };
  const work = async () => {
    for (let program = next(); program !== undefined; program = next()) {
      await begin(program);
      while (rounds.size >= tenants * ROUNDS_PER_TENANT) await Promise.race(rounds);
    }
  };
  const workAll = async () => {
    await Promise.all(Array.from({ length: tenants }, work));
    await Promise.all(rounds);
  };
  await Promise.race([workAll(), failed]);
}
