import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A page of the records of one kind. The last page is shown while another one is loading. */
export function useRecordPage<Body, Result>(
  kind: string,
  body: Body,
  read: (body: Body, signal: AbortSignal) => Promise<Result>,
) {
  return useQuery({
    queryKey: ['records', kind, body],
    queryFn: ({ signal }) => read(body, signal),
    placeholderData: keepPreviousData,
  });
}
