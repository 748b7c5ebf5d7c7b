import type { UnitOfWork } from '@trackway/application';
import type { Caller, Clock } from '@trackway/runtime';
import { assertActiveCaller } from '../users/assert-active-caller';
import { userChangeEvent, userLine } from '../users/user-events';
import { unnamedFrame } from './frame';
import type { FrameStores } from './frame-store';

/** Bounds the memory, because every token adds an entry. */
const MAX_SYNCED = 10_000;
/** Interval in which a token is not synced again. Changes of its claims take effect later by at most this time. */
const SYNC_INTERVAL_MS = 60_000;

interface Deps {
  readonly unitOfWork: UnitOfWork<FrameStores>;
  readonly clock: Clock;
}

/**
 * Creates the frame and the user when a token is first seen, and updates name and e-mail when they change. Scopes are
 * only added: rules, imports and exports keep the scopes with which they were started.
 */
export function makeProvisionUser({ unitOfWork, clock }: Deps) {
  const syncedAt = new Map<string, number>();

  return async (caller: Caller): Promise<void> => {
    // A personal access token has fewer scopes than its user's token, and no other claims.
    if (caller.kind !== 'user' || caller.tokenId !== undefined) return;
    const key = [caller.service, caller.frameId, caller.id, caller.name, caller.email, ...caller.scopes].join('\n');
    const now = clock();
    if (now.getTime() - (syncedAt.get(key) ?? 0) < SYNC_INTERVAL_MS) return;
    await unitOfWork.run(caller.frameId, async ({ frames, users, outbox }) => {
      if (caller.service === 'gateway') await assertActiveCaller(users, caller);
      const { id, name = null, email = null } = caller;
      // A service may pass on an older token, so its name and e-mail do not overwrite those of a known user.
      if (caller.service !== 'gateway' && (await users.findMany(caller.frameId, [id])).length > 0) {
        await users.addScopes(caller.frameId, id, caller.scopes);
        return;
      }
      await frames.insertIfMissing(unnamedFrame(caller.frameId), now);
      const changed = await users.upsertFromToken(caller.frameId, { id, name, email, at: now });
      await users.addScopes(caller.frameId, id, caller.scopes);
      if (!changed) return;
      const isNew = changed.version === 1;
      await outbox.add(userChangeEvent(caller, changed, isNew ? 'created' : 'updated'));
      if (isNew) await outbox.add(userLine(caller, changed, 'created'));
    });
    if (syncedAt.size >= MAX_SYNCED) syncedAt.clear();
    syncedAt.set(key, now.getTime());
  };
}
