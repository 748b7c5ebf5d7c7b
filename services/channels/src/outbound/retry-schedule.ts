/** No connector makes a message wait for longer. */
const MAX_DELAY_SECONDS = 6 * 60 * 60;

/** Seconds until the next attempt after `attempts` that came to nothing; undefined where the message is given up. */
export function nextAttemptAfter(
  schedule: readonly number[],
  attempts: number,
  { afterSeconds = 0 }: { readonly afterSeconds?: number },
): number | undefined {
  const wait = schedule[attempts];
  return wait === undefined ? undefined : Math.min(Math.max(wait, afterSeconds), MAX_DELAY_SECONDS);
}
