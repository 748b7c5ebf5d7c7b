import { useRead } from '../api/use-read';

/** Scopes of the user, which limit what can be granted to programs. */
export function useOwnScopes(): readonly string[] {
  const { data } = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  return data?.scopes ?? [];
}
