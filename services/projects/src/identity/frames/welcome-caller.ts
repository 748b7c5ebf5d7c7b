import type { UnitOfWork } from '@trackway/application';
import type { Caller, Clock } from '@trackway/runtime';
import { assertActiveCaller } from '../users/assert-active-caller';
import { userChangeEvent, userLine } from '../users/user-events';
import { unnamedFrame } from './frame';
import type { FrameStores } from './frame-store';

/** Tokens' words that were followed lately; bounded, because anybody with a token adds to it. */
const REMEMBERED = 10_000;
/** What a user's rules and jobs may do lags behind for as long, where what was said last had been said shortly before. */
const REMEMBERED_MS = 60_000;

interface Deps {
  readonly unitOfWork: UnitOfWork<FrameStores>;
  readonly clock: Clock;
}

/**
 * Makes the frame and the user of a verified token at first sight, and updates name and e-mail when they have changed since.
 * Scopes are added and never taken away here: rules, imports and exports of the user keep what they were started with.
 */
export function makeWelcomeCaller({ unitOfWork, clock }: Deps) {
  const followed = new Map<string, number>();

  return async (caller: Caller): Promise<void> => {
    // A personal access token says no more than its user's own token did, and its scopes are narrower.
    if (caller.kind !== 'user' || caller.tokenId !== undefined) return;
    const key = [caller.service, caller.frameId, caller.id, caller.name, caller.email, ...caller.scopes].join('\n');
    const now = clock();
    if (now.getTime() - (followed.get(key) ?? 0) < REMEMBERED_MS) return;
    await unitOfWork.run(caller.frameId, async ({ frames, users, outbox }) => {
      if (caller.service === 'gateway') await assertActiveCaller(users, caller);
      const { id, name = null, email = null } = caller;
      // A service may pass on a token of an hour ago: its name and e-mail are no news of a user who is known.
      if (caller.service !== 'gateway' && (await users.findMany(caller.frameId, [id])).length > 0) {
        await users.rememberScopes(caller.frameId, id, caller.scopes);
        return;
      }
      await frames.insertIfMissing(unnamedFrame(caller.frameId), now);
      const changed = await users.upsertFromToken(caller.frameId, { id, name, email, at: now });
      await users.rememberScopes(caller.frameId, id, caller.scopes);
      if (!changed) return;
      const isNew = changed.version === 1;
      await outbox.add(userChangeEvent(caller, changed, isNew ? 'created' : 'updated'));
      if (isNew) await outbox.add(userLine(caller, changed, 'created'));
    });
    if (followed.size >= REMEMBERED) followed.clear();
    followed.set(key, now.getTime());
  };
}
