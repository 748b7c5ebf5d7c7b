import { idempotencyKeyOf } from '@trackway/http';
import type { Caller } from '@trackway/runtime';

/** The key of a request that starts an operation, which belongs to whoever sends it. Good for as long as the operation is kept. */
export function startKeyOf(
  { kind, id }: Caller,
  request: { get(header: string): string | undefined },
): string | undefined {
  const key = idempotencyKeyOf(request);
  return key === undefined ? undefined : `${kind}:${id}:${key}`;
}
