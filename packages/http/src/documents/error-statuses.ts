import { type ErrorKind, httpStatus } from '@trackway/errors';

const KINDS: Readonly<Record<string, ErrorKind>> = {
  malformed_body: 'malformed',
  malformed_request: 'malformed',
  invalid_request: 'malformed',
  unauthenticated: 'unauthenticated',
  token_expired: 'unauthenticated',
  invalid_signature: 'unauthenticated',
  forbidden: 'forbidden',
  invalid_pin: 'forbidden',
  invalid_proof_of_work: 'forbidden',
  model_class_not_found: 'not_found',
  route_not_found: 'not_found',
  conflict: 'conflict',
  idempotency_key_reused: 'conflict',
  idempotency_key_in_progress: 'conflict',
  operation_not_completed: 'conflict',
  cause_pending: 'conflict',
  undo_conflict: 'conflict',
  nothing_to_undo: 'conflict',
  cursor_expired: 'gone',
  file_expired: 'gone',
  link_expired: 'gone',
  link_spent: 'gone',
  link_revoked: 'gone',
  intake_closed: 'gone',
  precondition_failed: 'precondition_failed',
  payload_too_large: 'too_large',
  unsupported_media_type: 'unsupported_media_type',
  unsatisfiable_range: 'unsatisfiable_range',
  too_many_requests: 'too_many',
  intake_quota_reached: 'too_many',
  server_error: 'internal',
  service_unavailable: 'unavailable',
  search_timeout: 'unavailable',
  upstream_timeout: 'timeout',
};

/** HTTP status of an error code. Unlisted codes are domain rules: 422. */
export function statusOfCode(code: string): number {
  const kind = code.endsWith('_model_not_found') ? 'not_found' : (KINDS[code] ?? 'invalid');
  return httpStatus[kind];
}
