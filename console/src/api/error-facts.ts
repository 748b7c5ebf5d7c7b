import { NetworkError, TrackwayError } from '@trackway/client';
import { SignInError } from '../session/oidc';

/** What a user must know of an error: stable code, sentence, request id, and errors of each field. */
export interface ErrorFacts {
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly fields: readonly (readonly [string, readonly string[]])[];
}

export function errorFacts(error: unknown): ErrorFacts {
  if (error instanceof TrackwayError) {
    const fields = Object.entries(error.validation);
    return { code: error.code, message: error.message, requestId: error.requestId, fields };
  }
  if (error instanceof SignInError) return { code: error.code, message: error.message, fields: [] };
  if (error instanceof NetworkError || error instanceof TypeError)
    return { code: 'network', message: error.message, fields: [] };
  return { code: 'console', message: error instanceof Error ? error.message : String(error), fields: [] };
}

/** Whether a change was rejected because another user changed the object first. */
export function isStale(error: unknown): boolean {
  return error instanceof TrackwayError && error.code === 'precondition_failed';
}

/** The errors of one field, if the request failed because of it. */
export function fieldErrors(error: unknown, field: string): readonly string[] | undefined {
  return error ? errorFacts(error).fields.find(([name]) => name === field)?.[1] : undefined;
}

/** The errors of one field and of what it contains, such as those of `headers.host` for `headers`. */
export function errorsBelow(error: unknown, field: string): readonly string[] | undefined {
  const found = error ? errorFacts(error).fields.filter(([at]) => at === field || at.startsWith(`${field}.`)) : [];
  return found.length === 0 ? undefined : found.flatMap(([, errors]) => errors);
}
