import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Call, InputOf, PathOf, ResponseOf } from '@trackway/client';
import { useApi } from './api-context';
import { pauseAfter, type RefetchMs } from './pause-after';

type GetPath = PathOf<'get'>;

interface ReadOptions<Data> {
  readonly enabled?: boolean;
  /** Shows the last data while other data is loading, so that the layout does not shift. */
  readonly keepPrevious?: boolean;
  readonly refetchMs?: RefetchMs<Data>;
  readonly staleMs?: number;
}

/** Options of a query that reads one path. The key is the path and its input. */
export function readOptions<P extends GetPath>(call: Call, path: P, input: InputOf<'get', P>) {
  return queryOptions<ResponseOf<'get', P>>({
    queryKey: [path, input],
    queryFn: ({ signal }) => call('get', path, input, { signal }),
  });
}

/** Reads one path of the API. */
export function useRead<P extends GetPath>(
  path: P,
  input: InputOf<'get', P>,
  options: ReadOptions<ResponseOf<'get', P>> = {},
) {
  const { client } = useApi();
  const { enabled = true, keepPrevious = false, refetchMs = false, staleMs } = options;
  return useQuery({
    ...readOptions(client.call, path, input),
    enabled,
    refetchInterval: ({ state }) => pauseAfter(refetchMs, state),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
