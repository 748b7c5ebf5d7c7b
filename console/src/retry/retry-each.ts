/** Without an error, the retry was accepted. */
export interface RetryOutcome {
  readonly error?: unknown;
}

interface Retrying<Item> {
  readonly retry: (item: Item) => Promise<unknown>;
  readonly report: (item: Item, outcome: RetryOutcome) => void;
  readonly isStopped: () => boolean;
}

/** Retries items of a list with the newest first in the order in which they happened. A rejected one stops no other. */
export async function retryEach<Item>(newestFirst: readonly Item[], retrying: Retrying<Item>): Promise<void> {
  for (const item of newestFirst.toReversed()) {
    if (retrying.isStopped()) return;
    retrying.report(item, await outcomeOf(retrying.retry(item)));
  }
}

async function outcomeOf(retried: Promise<unknown>): Promise<RetryOutcome> {
  try {
    await retried;
    return {};
  } catch (error) {
    return { error };
  }
}
