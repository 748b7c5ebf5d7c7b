import { Random } from './random';

/** Runs an atomic operation of a process, such as a statement, a transaction or a request. */
export type Perform = <T>(effect: () => T) => Promise<T>;

/** A simulated process. What it awaits after a crash never resolves. */
export class SimulatedProcess {
  isRunning = true;
  /** Virtual time until which its operations wait, as if it were stopped or its connection slow. */
  pausedUntil = 0;

  constructor(readonly name: string) {}
}

interface Operation {
  readonly process: SimulatedProcess;
  /** Takes effect, and lets the process continue. */
  readonly run: () => void;
  /** Takes effect, without a process that could continue. */
  readonly takeEffect: () => void;
}

/** How an operation ends: as intended, without an effect, or with an effect whose response is lost. */
type Outcome = 'ok' | 'failed' | 'lost';

/** Probability that time passes although operations are pending, so that operations can last longer than timers. */
const TIMER_FIRST = 0.05;

/** Probability of a pause before an operation, in relation to the fault rate. */
const PAUSE_RATE = 0.3;

/** Longest pause. Longer than all leases. */
const MAX_PAUSE_MS = 60_000;

/** Rounds of the event loop after which processes wait. Some code yields to the event loop once. */
const DRAIN_ROUNDS = 1;

/** Rounds of the event loop after which processes without operations and timers are considered to wait forever. */
const MAX_IDLE_ROUNDS = 20;

/** Fault rates of schedules. Without faults, every anomaly comes from an interleaving. */
const FAULT_RATES = [0, 0.02, 0.1, 0.3];

/**
 * One schedule of concurrent processes. Everything that processes do outside of their memory is an operation, which
 * the simulation performs at a later time, in an order that the seed determines, and sometimes fails or delays. Between two operations all processes
 * run until they wait. Timers and clocks are virtual.
 */
export class Simulation {
  readonly random: Random;
  /** Operations and timers so far. */
  steps = 0;
  private pending: Operation[] = [];
  private faultRate: number;

  constructor(
    readonly seed: number,
    private readonly makeError: (message: string) => Error = (message) => new Error(message),
  ) {
    this.random = new Random(seed);
    this.faultRate = this.random.pick(FAULT_RATES);
  }

  process(name: string): SimulatedProcess {
    return new SimulatedProcess(name);
  }

  /**
   * Performs an operation of a process, such as a statement or a request, at a later step. `effect` is atomic. The operation
   * can fail before its effect, or after it, unless `isReliable`.
   */
  perform<T>(process: SimulatedProcess, effect: () => T, { isReliable = false } = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const outcome = isReliable ? 'ok' : this.outcome();
        if (outcome === 'failed') reject(this.makeError('The connection failed before the operation.'));
        else settle(effect, resolve, reject, outcome === 'lost' && this.makeError('The connection failed after it.'));
      };
      const takeEffect = () => settle(effect, ignore, ignore, false);
      if (process.isRunning) this.pending.push({ process, run, takeEffect });
    });
  }

  /** Ends a process without notice. Each of its pending operations takes effect or not. */
  crash(process: SimulatedProcess): void {
    process.isRunning = false;
    const left = this.pending.filter((operation) => operation.process === process);
    this.pending = this.pending.filter((operation) => operation.process !== process);
    for (const { takeEffect } of left) if (this.random.chance(0.5)) takeEffect();
  }

  /** Ends faults, so that the processes can finish their work. */
  stopFaults(): void {
    this.faultRate = 0;
  }

  /** Runs until `isDone`. @throws Error after `maxSteps`, or if nothing is left that could change the state. */
  async runUntil(isDone: () => boolean, maxSteps = 5_000): Promise<void> {
    const limit = this.steps + maxSteps;
    for (let idleRounds = 0; idleRounds < MAX_IDLE_ROUNDS; ) {
      await drain();
      if (isDone()) return;
      if (this.steps >= limit) throw new Error(`Not done after ${maxSteps} steps.`);
      idleRounds = this.step() ? 0 : idleRounds + 1;
    }
    throw new Error('Not done, and nothing is pending.');
  }

  /** Runs a number of steps, or fewer if nothing is left to do. */
  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await drain();
      if (!this.step()) return;
    }
    await drain();
  }

  private step(): boolean {
    const hasTimers = jest.getTimerCount() > 0;
    if (this.pending.length === 0 && !hasTimers) return false;
    this.steps += 1;
    const now = Date.now();
    const ready = this.pending.filter(({ process }) => process.pausedUntil <= now);
    const [operation] = ready.length === 0 ? [] : [this.random.pick(ready)];
    if (operation && !(hasTimers && this.random.chance(TIMER_FIRST))) this.take(operation);
    else if (hasTimers) jest.advanceTimersToNextTimer();
    else jest.advanceTimersByTime(Math.min(...this.pending.map(({ process }) => process.pausedUntil)) - now);
    return true;
  }

  private take(operation: Operation): void {
    if (this.random.chance(this.faultRate * PAUSE_RATE)) {
      operation.process.pausedUntil = Date.now() + this.random.below(MAX_PAUSE_MS);
      return;
    }
    this.pending.splice(this.pending.indexOf(operation), 1);
    operation.run();
  }

  private outcome(): Outcome {
    if (!this.random.chance(this.faultRate)) return 'ok';
    return this.random.chance(0.5) ? 'failed' : 'lost';
  }
}

function settle<T>(
  effect: () => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
  lost: Error | false,
) {
  try {
    const value = effect();
    if (lost) reject(lost);
    else resolve(value);
  } catch (error) {
    reject(error);
  }
}

function ignore(): void {}

/** Lets all processes run until they wait for an operation or a timer. */
async function drain(): Promise<void> {
  for (let round = 0; round < DRAIN_ROUNDS; round += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
