import { AppError, type FieldMessages } from './app-error';

/** 404 for a model that does not exist in the frame of the caller. For `project` the code is `project_model_not_found`. */
export function notFound(model: string, message = `There is no ${model.replaceAll('_', ' ')} with this id.`): AppError {
  return new AppError('not_found', `${model}_model_not_found`, message);
}

/** 404 for a record that a field of the request names. `validation` has the field and the id. */
export function referenceNotFound(
  model: string,
  field: string,
  id: string | number,
  message = `There is no ${model.replaceAll('_', ' ')} with the id \`${id}\`.`,
): AppError {
  const validation = { [field]: [message] };
  return new AppError('not_found', `${model}_model_not_found`, joinMessages(validation), { validation });
}

/** 422 `validation_errors`: the request is invalid. `validation` contains the messages by field, and by `specifiedNames`. */
export function invalidInput(validation: FieldMessages, specifiedNames: FieldMessages = {}): AppError {
  const all = { ...validation, ...specifiedNames };
  return new AppError('invalid', 'validation_errors', joinMessages(validation), { validation: all });
}

/**
 * 422 `validation_error`: an advanced search is invalid. The messages are in `errors` and `validation`, by the path of the
 * member (`filters.0.value`) and by the names that the specification defines (`value`).
 */
export function invalidSearch(errors: FieldMessages, specifiedNames: FieldMessages = {}): AppError {
  const all = { ...errors, ...specifiedNames };
  return new AppError('invalid', 'validation_error', joinMessages(errors), { errors: all, validation: all });
}

/** 422 `validation_error` about `filter[<name>]` of a query: `field` if there is no such filter, `value` if its value is invalid. */
export function invalidFilter(name: string, part: 'field' | 'value', message: string): AppError {
  return invalidSearch({ [`filter.${name}`]: [message] }, { [part]: [message] });
}

/** 422 for the violation of a domain rule, such as `hierarchy_cycle`. `message` should say how to resolve it. */
export function ruleBroken(code: string, message: string, extra?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('invalid', code, message, extra ? { extra } : {});
}

/** 409: a unique value is used already, or a concurrent request was faster. */
export function conflict(message: string, validation?: FieldMessages): AppError {
  return new AppError('conflict', 'conflict', message, validation ? { validation } : {});
}

/** 409: the `Idempotency-Key` was used for another request. */
export function idempotencyKeyReused(): AppError {
  const message = 'This Idempotency-Key was sent with another request before. Use a new one.';
  return new AppError('conflict', 'idempotency_key_reused', message);
}

/** 409: a request with the same `Idempotency-Key` has not completed yet. */
export function idempotencyKeyInProgress(): AppError {
  const message = 'A request with this Idempotency-Key is still in progress. Send the same request again later.';
  return new AppError('conflict', 'idempotency_key_in_progress', message, { retryAfter: 2 });
}

/** 403: the token lacks a scope. */
export function missingScope(scope: string): AppError {
  return new AppError('forbidden', 'forbidden', `This requires the scope ${scope}, which the token does not have.`, {
    extra: { required_scope: scope },
  });
}

/** @throws AppError 412 `precondition_failed` if the client expects another version (`ifVersion`) than the stored one */
export function rejectStale(version: number, expected: number | undefined): void {
  if (expected === undefined || expected === version) return;
  const text =
    expected < 0
      ? 'If-Match must be the ETag of a version, such as "3", with its quotes.'
      : 'The resource was changed after you read it. Read it again and repeat the request.';
  throw new AppError('precondition_failed', 'precondition_failed', text);
}

/** 503: a dependency is temporarily unavailable. `retryAfter` is in seconds. */
export function unavailable(message: string, retryAfter = 1, cause?: unknown): AppError {
  return new AppError('unavailable', 'service_unavailable', message, { retryAfter }, { cause });
}

export function joinMessages(messages: FieldMessages): string {
  const parts = Object.entries(messages).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  return parts.join(' ') || 'The request is not valid.';
}
