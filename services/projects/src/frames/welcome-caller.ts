import type { Caller, Clock } from '@trackway/runtime';
import { userLine } from '../audit/audit-events';
import type { UnitOfWork } from '../unit-of-work';
import { userChangeEvent } from '../users/user-events';
import { unnamedFrame } from './frame';

/** Tokens' words that were followed lately; bounded, because anybody with a token adds to it. */
const REMEMBERED = 10_000;
/** What a user's rules and jobs may do lags behind for as long, where what was said last had been said shortly before. */
const REMEMBERED_MS = 60_000;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Makes the frame and the user of a verified token at first sight, and follows a name, an e-mail or scopes that have changed
 * since. Somebody with two tokens of different scopes is followed to each once a minute, not back and forth with every request.
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
      // A service speaks for who came to it, maybe an hour ago: that is no news of somebody who is known.
      if (caller.service !== 'gateway' && (await users.findMany(caller.frameId, [caller.id])).length > 0) return;
      await frames.insertIfMissing(unnamedFrame(caller.frameId), now);
      const { id, name = null, email = null } = caller;
      const changed = await users.upsertFromToken(caller.frameId, { id, name, email, at: now });
      await users.rememberScopes(caller.frameId, id, [...caller.scopes].sort());
      if (!changed) return;
      const isNew = changed.version === 1;
      await outbox.add(userChangeEvent(caller, changed, isNew ? 'created' : 'updated'));
      if (isNew) await outbox.add(userLine(caller, changed, 'created'));
    });
    if (followed.size >= REMEMBERED) followed.clear();
    followed.set(key, now.getTime());
  };
}
