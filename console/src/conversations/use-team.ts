import { useAllUsers } from '../api/use-all';
import { useRead } from '../api/use-read';

/** The users who can handle a conversation, and the current one. */
export function useTeam() {
  const me = useRead('/api/management/me', {}, { staleMs: Number.POSITIVE_INFINITY });
  const { data: users } = useAllUsers();
  return {
    me: me.data?.user?.id,
    users: users ?? [],
    nameOf: (id: string) => users?.find((user) => user.id === id)?.name ?? (users ? id : '…'),
  };
}
