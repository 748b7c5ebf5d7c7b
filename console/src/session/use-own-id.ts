import { useRead } from '../api/use-read';

/** Id of the user, by which input is stored: another user of the same tab must not see it. */
export function useOwnId(): string | undefined {
  const { data } = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  return data?.user.id;
}
