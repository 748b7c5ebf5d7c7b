import { setImmediate } from 'node:timers/promises';
import { Random } from '@trackway/simulation';
import type { CodeRange } from './block-coverage';
import type { FuzzTarget } from './fuzz-target';
import { mutate } from './mutate';

/** Inputs between two measurements, which take longer than most inputs. */
export const BATCH = 40;
const SLOW_MS = 2_000;

/** What was executed. */
export interface Coverage {
  /** The code that was executed since the last call and is not known. */
  takeNew(): readonly CodeRange[];
  add(code: readonly CodeRange[]): void;
}

export interface Finding {
  readonly input: Buffer;
  readonly error: unknown;
}

export interface FuzzResult {
  readonly executions: number;
  /** Inputs that execute code which no earlier input has executed. */
  readonly added: readonly Buffer[];
  readonly finding: Finding | undefined;
}

export interface FuzzOptions {
  readonly corpus: readonly Buffer[];
  readonly seed: number;
  readonly isOver: () => boolean;
  /** Of an execution, to find slow inputs. */
  readonly clock: () => number;
}

/**
 * Runs mutations of known inputs, and adds those that execute new code to the known ones. Ends at the first input that the
 * target fails for.
 */
export async function fuzz(target: FuzzTarget, coverage: Coverage, options: FuzzOptions): Promise<FuzzResult> {
  const run = new FuzzRun(target, coverage, options);
  const finding = await run.findFailure();
  return { executions: run.executions, added: run.added, finding };
}

class FuzzRun {
  executions = 0;
  readonly added: Buffer[] = [];
  private readonly random: Random;
  private readonly known: readonly Buffer[];

  constructor(
    private readonly target: FuzzTarget,
    private readonly coverage: Coverage,
    private readonly options: FuzzOptions,
  ) {
    this.random = new Random(options.seed);
    this.known = [...target.seeds, ...options.corpus];
  }

  async findFailure(): Promise<Finding | undefined> {
    let finding = await this.execute(this.known);
    this.coverage.add(this.coverage.takeNew());
    while (!finding && !this.options.isOver()) {
      const batch = this.nextBatch();
      finding = await this.execute(batch);
      if (!finding && this.coverage.takeNew().length > 0) await this.addNew(batch);
      // Lets the process receive signals.
      await setImmediate();
    }
    return finding;
  }

  private nextBatch(): Buffer[] {
    const corpus = [...this.known, ...this.added];
    const context = { dictionary: this.target.dictionary, corpus };
    return Array.from({ length: BATCH }, () => mutate(this.random.pick(corpus), this.random, context));
  }

  private async execute(inputs: readonly Buffer[]): Promise<Finding | undefined> {
    for (const input of inputs) {
      this.executions += 1;
      const error = await failureOf(this.target, input, this.options.clock);
      if (error !== undefined) return { input, error };
    }
    return undefined;
  }

  /** Runs the inputs of a batch again, one at a time, to find those that execute the new code. */
  private async addNew(batch: readonly Buffer[]): Promise<void> {
    for (const input of batch) {
      await this.execute([input]);
      const code = this.coverage.takeNew();
      if (code.length > 0) this.added.push(input);
      this.coverage.add(code);
    }
  }
}

async function failureOf(target: FuzzTarget, input: Buffer, clock: () => number): Promise<unknown> {
  const start = clock();
  try {
    await target.run(input);
  } catch (error) {
    return error;
  }
  const ms = clock() - start;
  return ms > SLOW_MS ? new Error(`It took ${Math.round(ms)} ms.`) : undefined;
}
