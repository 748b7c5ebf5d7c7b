import { useRead } from '../api/use-read';

const MAX_USERS = 100;

/** The users who can handle a conversation, and the current one. */
export function useTeam() {
  const me = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  const users = useRead('/api/management/users', { query: { perPage: MAX_USERS } }, { staleMs: 60_000 });
  const known = users.data?.users ?? [];
  return {
    me: me.data?.user?.id,
    users: known,
    nameOf: (id: string) => known.find((user) => user.id === id)?.name ?? (users.data ? id : '…'),
  };
}
