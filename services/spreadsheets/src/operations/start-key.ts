import type { Caller } from '@trackway/runtime';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Makes starting an operation idempotent. */
export interface StartKey {
  /** Unique in the frame. */
  readonly value: string;
  /** After this time the key starts another operation. `null`: valid as long as the operation is stored. */
  readonly lifetimeMs: number | null;
}

/** The key of a request with an `Idempotency-Key`. It is valid for the user that sends it, for 24 h. */
export function startKeyOf({ kind, id }: Caller, idempotencyKey: string | undefined): StartKey | undefined {
  return idempotencyKey === undefined
    ? undefined
    : { value: `${kind}:${id}:${idempotencyKey}`, lifetimeMs: KEY_LIFETIME_MS };
}
