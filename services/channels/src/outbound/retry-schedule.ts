/** What came of one attempt to hand a message to its connector. */
export type Attempt =
  | { readonly kind: 'sent'; readonly externalId: string | null }
  | { readonly kind: 'refused'; readonly reason: string }
  /** May do better later; `afterSeconds` where the connector said when. */
  | { readonly kind: 'away'; readonly reason: string; readonly afterSeconds?: number };

/** No connector makes a message wait for longer. */
const LONGEST_WAIT_SECONDS = 6 * 60 * 60;

/** Seconds until the next attempt after `attempts` that came to nothing; undefined where the message is given up. */
export function nextAttemptAfter(
  schedule: readonly number[],
  attempts: number,
  { afterSeconds = 0 }: { readonly afterSeconds?: number },
): number | undefined {
  const wait = schedule[attempts];
  return wait === undefined ? undefined : Math.min(Math.max(wait, afterSeconds), LONGEST_WAIT_SECONDS);
}
