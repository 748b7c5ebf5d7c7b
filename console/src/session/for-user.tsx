import { Fragment, type ReactNode } from 'react';
import { useRead } from '../api/use-read';
import { Loaded } from '../ui/loaded';

/** Shows a form with the id of the user, by which input is stored: another user of the same tab must not see it. */
export function ForUser({ children }: { children: (user: string) => ReactNode }) {
  const read = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  return <Loaded of={read}>{({ user: { id } }) => <Fragment key={id}>{children(id)}</Fragment>}</Loaded>;
}
