import { AppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UserStore } from './user-store';

/** @throws AppError 401 if the caller is a deactivated or deleted user. The gateway may learn that a moment later. */
export async function assertActiveCaller(users: UserStore, { kind, frameId, id }: Caller): Promise<void> {
  if (kind !== 'user') return;
  const [user] = await users.findMany(frameId, [id]);
  if (!user || (user.active && user.deletedAt === null)) return;
  throw new AppError('unauthenticated', 'unauthenticated', 'The user is deactivated or deleted.');
}

/** @throws AppError 403 if users would activate, deactivate, delete or restore themselves. */
export function assertNotOwnState(caller: Caller, userId: string): void {
  if (caller.kind !== 'user' || caller.id !== userId) return;
  throw new AppError(
    'forbidden',
    'forbidden',
    'You cannot activate, deactivate, delete or restore yourself. Ask another administrator.',
  );
}
