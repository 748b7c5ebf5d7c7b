/** Somebody wants the operation to end. */
export class Cancelled extends Error {
  constructor() {
    super('The operation was cancelled.');
  }
}

/**
 * Aborts with `signal`, but `patienceMs` later where it was cancelled: until then what was sent on may be answered, and the answers stored.
 */
export function landing(signal: AbortSignal, patienceMs: number): AbortSignal {
  const landed = new AbortController();
  const end = () => landed.abort(signal.reason);
  const begin = () => {
    if (signal.reason instanceof Cancelled) setTimeout(end, patienceMs).unref();
    else end();
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  return landed.signal;
}
