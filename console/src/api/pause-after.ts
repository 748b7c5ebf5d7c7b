import { errorFacts } from './error-facts';

/** Pause between reads of what may change by itself. A function can end that. */
export type RefetchMs<Data> = number | false | ((data: Data | undefined) => number | false);

interface Outcome<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
}

/** The pause after a read. What the user may not read is not read again: each rejection counts in the usage. */
export function pauseAfter<Data>(refetchMs: RefetchMs<Data>, { data, error }: Outcome<Data>): number | false {
  if (error && errorFacts(error).code === 'forbidden') return false;
  return typeof refetchMs === 'function' ? refetchMs(data) : refetchMs;
}
