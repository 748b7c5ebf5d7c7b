import { type AppError, isAppError } from '@trackway/errors';
import { type Clock, truncateText } from '@trackway/runtime';
import { delayAfter, isRetryable } from '../../shared/queues/retries';
import type { AnyAction } from '../definition/flow-action';
import type { Values } from '../definition/template-text';
import type { RunStep, StepResult } from './run';
import type { RunContext } from './run-context';

export interface Performed {
  readonly status: 'succeeded' | 'skipped';
  /** What was done, in a sentence. */
  readonly detail: string;
  readonly result?: StepResult | undefined;
  readonly outputs?: Values | undefined;
}

const MAX_DETAIL_LENGTH = 1_000;
/** Of the outputs of one action as JSON: a run's log is read and written as a whole. */
const MAX_OUTPUT_BYTES = 16_384;

/**
 * Performs one action of a run. Returns a failed step if the action is rejected, or after the last attempt.
 * @throws AppError if the action should be retried.
 */
export async function attemptStep(
  { clock }: { readonly clock: Clock },
  context: Pick<RunContext, 'attempt'>,
  { action, path }: { readonly action: AnyAction; readonly path: string },
  perform: () => Promise<Performed>,
): Promise<RunStep> {
  const startedAt = clock();
  const step = (done: Pick<RunStep, 'status' | 'detail' | 'error' | 'result' | 'outputs'>): RunStep => {
    const durationMs = clock().getTime() - startedAt.getTime();
    return { path, action: action.type, startedAt, durationMs, ...done };
  };
  try {
    const { status, detail, result, outputs } = await perform();
    const stored = action.name === undefined ? undefined : storable(outputs);
    return step({
      status,
      detail: truncateText(detail, MAX_DETAIL_LENGTH),
      error: null,
      ...(result ? { result } : {}),
      ...(stored ? { outputs: stored } : {}),
    });
  } catch (error) {
    if (!isAppError(error) || retryDelay(error, context) !== undefined) throw error;
    return step({ status: 'failed', detail: '', error: error.message });
  }
}

/** Undefined if the error is permanent or this was the last attempt. A conflict with a concurrent change is retried. */
export function retryDelay(error: AppError, { attempt }: Pick<RunContext, 'attempt'>): number | undefined {
  return error.kind === 'conflict' || isRetryable(error) ? delayAfter(error, attempt) : undefined;
}

/** Leaves out the largest values if the outputs are too large. A variable of them has no value, which fails its action. */
function storable(outputs: Values = {}): Values {
  const sized = Object.entries(outputs).map((entry) => {
    return { entry, bytes: Buffer.byteLength(JSON.stringify(Object.fromEntries([entry]))) };
  });
  let total = 0;
  const fitting = sized
    .toSorted((one, other) => one.bytes - other.bytes)
    .filter(({ bytes }) => {
      total += bytes;
      return total <= MAX_OUTPUT_BYTES;
    });
  return Object.fromEntries(fitting.map(({ entry }) => entry));
}
