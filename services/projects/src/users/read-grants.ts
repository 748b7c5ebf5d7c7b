import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';

export interface Grants {
  readonly name: string;
  /** False for who was switched off or deleted. */
  readonly active: boolean;
  readonly scopes: readonly string[];
}

/** What a user may do now. Somebody who never came with a token may do nothing. */
export function makeReadGrants({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (caller: Caller, kind: string, id: string): Promise<Grants> => {
    if (kind !== 'user' || !isUuid(id)) throw notFound(kind);
    return unitOfWork.run(caller.frameId, async ({ users }) => {
      const [user] = await users.findMany(caller.frameId, [id]);
      if (!user) throw notFound('user');
      const scopes = await users.scopesOf(caller.frameId, id);
      return { name: user.name, active: user.active && user.deletedAt === null, scopes };
    });
  };
}
