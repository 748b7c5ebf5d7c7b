import { isDeepStrictEqual } from 'node:util';
import { invalidInput, notFound, rejectStale } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Conversation } from './conversation';
import { saveChange } from './save-change';
import { saveConversation, saveWithAwaiting } from './save-conversation';
import { assertReferences, type UpdateConversationDeps } from './update-conversation';

type Restored = Pick<Conversation, 'status' | 'snoozedUntil' | 'lastClosedAt' | 'assigneeId' | 'labels' | 'projectId'>;

export interface RestoreConversation {
  readonly id: string;
  readonly ifVersion: number;
  readonly values: Partial<Restored>;
}

interface Deps extends UpdateConversationDeps {
  readonly unitOfWork: Pick<UnitOfWork, 'run' | 'read'>;
}

/**
 * Sets fields as they were before a change, also when the conversation was last closed. Since when it awaits a reply is
 * computed again. @throws AppError 422 if the snooze would have ended
 */
export function makeRestoreConversation(deps: Deps) {
  return async (caller: Caller, { id, ifVersion, values }: RestoreConversation): Promise<Conversation> => {
    const seen = await deps.unitOfWork.read(({ conversations }) => conversations.find(caller.frameId, id));
    if (!seen) throw notFound('conversation');
    await assertReferences(deps, caller, seen, values);
    return deps.unitOfWork.run(async (stores) => {
      const current = await stores.conversations.find(caller.frameId, id);
      if (!current) throw notFound('conversation');
      rejectStale(current.version, ifVersion);
      const wanted = restored(current, values, deps.clock());
      if (isDeepStrictEqual(wanted, current)) return current;
      const isClosingChanged = wanted.status !== current.status || wanted.lastClosedAt !== current.lastClosedAt;
      return saveChange(stores, caller, { current, wanted }, isClosingChanged ? saveWithAwaiting : saveConversation);
    });
  };
}

function restored(current: Conversation, values: Partial<Restored>, now: Date): Conversation {
  const wanted = { ...current, ...values };
  if (wanted.status !== 'snoozed') return { ...wanted, snoozedUntil: null };
  if (wanted.snoozedUntil && wanted.snoozedUntil > now) return wanted;
  throw invalidInput({ snoozed_until: ['The snooze would have ended. Snooze the conversation again.'] });
}
