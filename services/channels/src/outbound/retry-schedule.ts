/** The longest pause that a connector may request. */
const MAX_DELAY_SECONDS = 6 * 60 * 60;

/** Seconds until the next attempt after `attempts` failures; undefined after the last one. */
export function nextAttemptAfter(
  schedule: readonly number[],
  attempts: number,
  { afterSeconds = 0 }: { readonly afterSeconds?: number },
): number | undefined {
  const wait = schedule[attempts];
  return wait === undefined ? undefined : Math.min(Math.max(wait, afterSeconds), MAX_DELAY_SECONDS);
}
