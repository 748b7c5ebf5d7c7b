import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog';
import { Loaded } from '../ui/loaded';

interface Props<Data> {
  readonly title: string;
  readonly of: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly onClose: () => void;
  /** The dialog that edits what was read. */
  readonly children: (data: Data) => ReactNode;
}

/** Reads an object before it is edited: a list has no versions. */
export function ReadDialog<Data>({ title, of, onClose, children }: Props<Data>) {
  if (of.data !== undefined) return children(of.data);
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded of={of}>{() => undefined}</Loaded>
    </Dialog>
  );
}
