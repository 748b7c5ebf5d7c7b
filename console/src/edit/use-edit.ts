import type { CallOptions, TrackwayClient } from '@trackway/client';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { isStale } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { changesOf, type Draft, isChanged, rebase } from './draft';
import { useStored } from './use-stored';

interface EditOptions<D extends Draft, Result> {
  /** Path of the object in the API. */
  readonly path: string;
  /** What the object contains now. Later versions do not change the form. */
  readonly first: D;
  readonly read: (client: TrackwayClient) => Promise<D>;
  readonly write: (
    client: TrackwayClient,
    changes: Partial<D>,
    options: Pick<CallOptions, 'ifMatch'>,
    /** The complete draft, for members that depend on several fields. */
    draft: D,
  ) => Promise<Result>;
  readonly onDone: (result: Result, sent: D) => void;
  /** The input is stored under this key until it is saved, so that a reload of the page does not lose it. */
  readonly storeAs?: string;
}

interface Version<D> {
  readonly before: D;
  readonly draft: D;
  readonly tag: string | undefined;
}

/** An edit of one object. It is rejected if the object is newer than the form, and then keeps the input. */
export function useEdit<D extends Draft, Result = unknown>({
  path,
  first,
  read,
  write,
  onDone,
  storeAs,
}: EditOptions<D, Result>) {
  const { tags } = useApi();
  const original = (): Version<D> => ({ before: first, draft: first, tag: tags.of(path) });
  const stored = useStored<Version<D>>(storeAs, original);
  const { value: version, set: setVersion } = stored;
  const [now, setNow] = useState<D>();
  const change = useChange(
    async (api, { before, draft, tag }: Version<D>) => {
      try {
        return await write(api, changesOf(before, draft), { ifMatch: tag }, draft);
      } catch (error) {
        // If the read fails, its error is shown, and saving again starts over.
        if (isStale(error)) setNow(await read(api));
        throw error;
      }
    },
    (result, sent) => {
      stored.remove();
      onDone(result, sent.draft);
    },
  );
  const save = (next: Version<D> = version) => change.mutate(next);
  const continueFrom = (newer: D): Version<D> => {
    const next = { before: newer, draft: rebase(version.before, version.draft, newer), tag: tags.of(path) };
    setVersion(next);
    setNow(undefined);
    change.reset();
    return next;
  };
  return {
    before: version.before,
    draft: version.draft,
    set: (field: keyof D & string, value: unknown) =>
      setVersion((old) => ({ ...old, draft: { ...old.draft, [field]: value } })),
    save: () => save(),
    isPending: change.isPending,
    error: isStale(change.error) ? undefined : change.error,
    /** The stored version, if it is newer than the form. */
    conflict: now,
    keepEditing: (newer: D) => void continueFrom(newer),
    overwrite: (newer: D) => save(continueFrom(newer)),
    /**
     * Continues with a version that was saved, and with what the user has entered since it was sent. The screen reads its
     * entity tag later.
     */
    startFrom: (saved: D, tag: string, sent: D) => {
      const next = { before: saved, draft: rebase(sent, version.draft, saved), tag };
      (isChanged(saved, next.draft) ? setVersion : stored.reset)(next);
    },
    /** Whether the input of an earlier visit is shown. */
    isRestored: stored.isRestored,
    discard: () => {
      stored.reset(original());
      change.reset();
    },
  };
}

export type Edit<D extends Draft> = ReturnType<typeof useEdit<D>>;
