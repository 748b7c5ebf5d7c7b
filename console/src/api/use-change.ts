import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrackwayClient } from '@trackway/client';
import { useApi } from './api-context';

/** A change through the API. Afterwards, everything on the screen is read again. */
export function useChange<Input, Result>(
  change: (client: TrackwayClient, input: Input) => Promise<Result>,
  onDone?: (result: Result, input: Input) => void,
) {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(client, input),
    onSuccess: async (result, input) => {
      onDone?.(result, input);
      await queries.invalidateQueries();
    },
  });
}
