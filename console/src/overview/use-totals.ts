import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context';
import { readTotals } from './aggregates';

const LIVE_MS = 30_000;

/** Totals of projects by one field. */
export function useTotals(
  ...[groupBy, filters]: [Parameters<typeof readTotals>[1], Parameters<typeof readTotals>[2]?]
) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['totals', groupBy, filters],
    queryFn: () => readTotals(client, groupBy, filters),
    refetchInterval: LIVE_MS,
    placeholderData: keepPreviousData,
  });
}
