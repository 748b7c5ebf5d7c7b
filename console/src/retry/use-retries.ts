import type { TrackwayClient } from '@trackway/client';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { type RetryOutcome, retryEach } from './retry-each';

export interface RetryItem {
  readonly id: string;
  readonly what: string;
  readonly reason: string;
  readonly at: string;
}

interface Retries<Item> {
  readonly retry: (client: TrackwayClient, item: Item) => Promise<unknown>;
  /** Later items depend on earlier ones, so that a rejected one stops those after it. */
  readonly isOrdered: boolean;
  readonly onAllDone: () => void;
}

type Outcomes = ReadonlyMap<string, RetryOutcome>;

/** Retries each item once, and those that were rejected when it is started again. */
export function useRetries<Item extends RetryItem>(
  items: readonly Item[],
  { retry, isOrdered, onAllDone }: Retries<Item>,
) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const due = items.filter(({ id }) => isDue(outcomes.get(id)));
  const change = useChange(
    async (client) => {
      let rejected = 0;
      await retryEach(due, {
        retry: (item) => retry(client, item),
        report: ({ id }, outcome) => {
          if (isDue(outcome)) rejected += 1;
          setOutcomes((before) => new Map(before).set(id, outcome));
        },
        isStopped: () => isStopped.current || (isOrdered && rejected > 0),
      });
      return rejected;
    },
    (rejected) => rejected === 0 && !isStopped.current && onAllDone(),
  );
  return { outcomes, due, isPending: change.isPending, start: () => change.mutate(undefined) };
}

function isDue(outcome: RetryOutcome | undefined): boolean {
  return outcome === undefined || 'error' in outcome;
}
