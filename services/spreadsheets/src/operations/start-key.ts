import { idempotencyKeyOf } from '@trackway/http';
import type { Caller } from '@trackway/runtime';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Makes starting an operation idempotent. */
export interface StartKey {
  /** Unique in the frame. */
  readonly value: string;
  /** After this time the key starts another operation. `null`: valid as long as the operation is stored. */
  readonly lifetimeMs: number | null;
}

/** The `Idempotency-Key` of a request. It belongs to the user that sends it, and expires after 24 h. */
export function startKeyOf(
  { kind, id }: Caller,
  request: { get(header: string): string | undefined },
): StartKey | undefined {
  const key = idempotencyKeyOf(request);
  return key === undefined ? undefined : { value: `${kind}:${id}:${key}`, lifetimeMs: KEY_LIFETIME_MS };
}
