import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceError, status } from '@grpc/grpc-js';
import { AppError } from '@trackway/errors';
import { isPeerError, isServiceError, toAppError } from './error-status';
import type { RetryBudget } from './retry-budget';

const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 100;

export interface RetryOptions {
  readonly service: string;
  readonly budget: RetryBudget;
  /** The effect of the call happens once, however often it is sent. */
  readonly isIdempotent: boolean;
  /** In milliseconds since 1970. */
  readonly deadline: number;
}

/**
 * Makes a call that changes something. It is sent again if it can't have been executed, or if it is idempotent; within the
 * deadline and the budget. If the connection broke, it is unknown whether the peer executed it, and a later attempt that
 * finds no connection proves nothing about the first one.
 * @throws AppError `upstream_timeout` if the outcome is unknown, else the error of the peer or `service_unavailable`.
 */
export async function retryCall<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { service, budget, isIdempotent, deadline } = options;
  let mayBeExecuted = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await call();
      budget.succeeded();
      return response;
    } catch (error) {
      if (!isServiceError(error)) throw error;
      const isUnsent = isConnectFailure(error);
      const isFromPeer = isPeerError(error);
      mayBeExecuted ||= error.code === status.UNAVAILABLE && !isUnsent && !isFromPeer;
      const outcome = mayBeExecuted && !isFromPeer ? unknownOutcome(service, error) : toAppError(error, service);
      const waitMs = FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.8 + Math.random() * 0.4);
      const isRetryable = error.code === status.UNAVAILABLE && (isIdempotent || isUnsent) && budget.failed();
      if (!isRetryable || attempt === MAX_ATTEMPTS || Date.now() + waitMs >= deadline) throw outcome;
      await pause(waitMs);
    }
  }
}

function unknownOutcome(service: string, cause: ServiceError): AppError {
  const message = `The connection to ${service} broke. It is not known whether the call was executed.`;
  return new AppError('timeout', 'upstream_timeout', message, { retryAfter: 1 }, { cause });
}

/** The call never left this process. */
function isConnectFailure({ details }: ServiceError): boolean {
  return /No connection established|Name resolution|resolver/.test(details ?? '');
}
