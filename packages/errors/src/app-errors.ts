import { AppError, type FieldMessages } from './app-error';

/** 404 for a model that does not exist in the caller's frame: `project` gives `project_model_not_found`. */
export function notFound(model: string): AppError {
  return new AppError(
    'not_found',
    `${model}_model_not_found`,
    `There is no ${model.replaceAll('_', ' ')} with this id.`,
  );
}

/** 422 `validation_errors`: the input is wrong. The sentence names the fields; `validation` says what is wrong with each. */
export function invalidInput(validation: FieldMessages): AppError {
  return new AppError('invalid', 'validation_errors', sentence(validation), { validation });
}

/** 422 `validation_error`: an advanced search cannot be understood. Stands under `errors` and `validation` alike. */
export function invalidSearch(errors: FieldMessages): AppError {
  return new AppError('invalid', 'validation_error', sentence(errors), { errors, validation: errors });
}

/** 422 for a rule of the domain, such as `hierarchy_cycle`; `message` says how to clear it. */
export function ruleBroken(code: string, message: string, extra?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('invalid', code, message, extra ? { extra } : {});
}

/** 409: a unique value is taken, or a race was lost. */
export function conflict(message: string, validation?: FieldMessages): AppError {
  return new AppError('conflict', 'conflict', message, validation ? { validation } : {});
}

/** 409: the same `Idempotency-Key` came with another request. */
export function idempotencyKeyReused(): AppError {
  const message = 'This Idempotency-Key was sent with another request before. Use a new one.';
  return new AppError('conflict', 'idempotency_key_reused', message);
}

/** 409: a request with the same `Idempotency-Key` has not completed yet. */
export function idempotencyKeyInProgress(): AppError {
  const message = 'A request with this Idempotency-Key is still in progress. Send the same request again later.';
  return new AppError('conflict', 'idempotency_key_in_progress', message, { retryAfter: 2 });
}

/** 403: the token lacks `scope`, which the error names. */
export function missingScope(scope: string): AppError {
  return new AppError('forbidden', 'forbidden', `This needs the scope ${scope}, which the token does not have.`, {
    extra: { required_scope: scope },
  });
}

/** @throws AppError 412 `precondition_failed` where the client has seen (`ifVersion`) another version than the one that is stored. */
export function rejectStale(version: number, seen: number | undefined): void {
  if (seen === undefined || seen === version) return;
  throw new AppError(
    'precondition_failed',
    'precondition_failed',
    'It has changed since you read it. Read it again, then decide.',
  );
}

/** 503: something this depends on is away for the moment. `retryAfter` in seconds. */
export function unavailable(message: string, retryAfter = 1, cause?: unknown): AppError {
  return new AppError('unavailable', 'service_unavailable', message, { retryAfter }, { cause });
}

function sentence(messages: FieldMessages): string {
  const parts = Object.entries(messages).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  return parts.join(' ') || 'The request is not valid.';
}
