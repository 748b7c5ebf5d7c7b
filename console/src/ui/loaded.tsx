import type { ReactNode } from 'react';
import { ErrorNotice, Skeleton } from './notice';

export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Shows a skeleton, an error that can be retried, or the data. Data that was read stays visible after an error. */
export function Loaded<Data>({
  of: { data, error, refetch },
  lines,
  children,
}: {
  of: Read<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}) {
  const notice = error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : undefined;
  if (data === undefined) return notice ?? <Skeleton {...(lines === undefined ? {} : { lines })} />;
  return (
    <>
      {notice}
      {children(data)}
    </>
  );
}
