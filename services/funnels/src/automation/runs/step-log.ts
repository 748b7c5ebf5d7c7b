import type { RunStep } from './run';
import type { RunActionsDeps, RunContext } from './run-context';

/**
 * The recorded steps of a run. A step is stored before the next action has an effect; the last one is stored together
 * with the end of the run.
 */
export class StepLog {
  private readonly byPath: ReadonlyMap<string, RunStep>;
  private count: number;
  private unsaved: RunStep | undefined;

  constructor(
    private readonly deps: Pick<RunActionsDeps, 'unitOfWork'>,
    private readonly context: RunContext,
  ) {
    const { steps } = context.run;
    this.byPath = new Map(steps.map((step) => [step.path, step]));
    this.count = steps.length;
  }

  /** The step that an earlier attempt recorded. */
  find(path: string): RunStep | undefined {
    return this.byPath.get(path);
  }

  add(step: RunStep): void {
    this.unsaved = step;
  }

  /** Stores the last step. False if another worker has continued the run. */
  async save(): Promise<boolean> {
    const step = this.unsaved;
    if (!step) return true;
    const { actor, run } = this.context;
    const isSaved = await this.deps.unitOfWork.run(actor.frameId, ({ runs }) =>
      runs.addStep(actor.frameId, run.id, this.count, step),
    );
    if (!isSaved) return false;
    this.unsaved = undefined;
    this.count += 1;
    this.context.attempt = 1;
    return true;
  }

  /** The step that is not stored yet. */
  get last(): RunStep | undefined {
    return this.unsaved;
  }
}
