import type { TrackwayClient } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { type Draft, isChanged } from './draft';

interface NewOptions<D extends Draft, Result> {
  readonly first: D;
  readonly write: (client: TrackwayClient, draft: D) => Promise<Result>;
  readonly onDone?: (result: Result) => void;
}

/** The form of a new object. A failed request keeps the input. */
export function useNew<D extends Draft, Result>({ first, write, onDone }: NewOptions<D, Result>) {
  const [original] = useState(first);
  const [draft, setDraft] = useState(first);
  const create = useChange((client) => write(client, draft), onDone);
  return {
    draft,
    set: (field: keyof D & string, value: unknown) => setDraft((before) => ({ ...before, [field]: value })),
    error: create.error,
    create: { ...create, isChanged: isChanged(original, draft) },
  };
}
