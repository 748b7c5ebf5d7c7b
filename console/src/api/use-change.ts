import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrackwayClient } from '@trackway/client';
import { useApi } from './api-context';

/**
 * A change through the API. Afterwards, everything on the screen is read again. Changes with the same `scope` are sent
 * one after the other.
 */
export function useChange<Input, Result>(
  change: (client: TrackwayClient, input: Input) => Promise<Result>,
  onDone?: (result: Result, input: Input) => void,
  scope?: string,
) {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationFn: (input: Input) => change(client, input),
    onSuccess: async (result, input) => {
      onDone?.(result, input);
      await queries.invalidateQueries();
    },
  });
}
