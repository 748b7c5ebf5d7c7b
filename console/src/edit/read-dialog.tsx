import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog';
import { Loaded } from '../ui/loaded';

interface Props<Data> {
  readonly title: string;
  readonly of: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching' | 'isFetchedAfterMount'>;
  readonly onClose: () => void;
  /** The dialog that edits what was read. */
  readonly children: (data: Data) => ReactNode;
}

/** Reads an object before it is edited: a list has no versions. */
export function ReadDialog<Data>({ title, of, onClose, children }: Props<Data>) {
  // A form does not follow later reads, so it does not start with data of an earlier visit.
  const isOld = of.isFetching && !of.isFetchedAfterMount;
  if (of.data !== undefined && !isOld) return children(of.data);
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded of={{ ...of, data: undefined }}>{() => undefined}</Loaded>
    </Dialog>
  );
}
