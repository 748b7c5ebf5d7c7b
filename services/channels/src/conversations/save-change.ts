import type { Actor } from '@trackway/contracts';
import { actorOf } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Conversation } from './conversation';
import { auditConversation } from './conversation-audit';
import { type ConversationStores, saveConversation } from './save-conversation';

type Save<Stores> = (
  stores: Stores,
  before: Conversation,
  changed: Conversation,
  actor: Actor,
) => Promise<Conversation>;

/**
 * Stores a change of a caller with `save`. A conversation without a project has no history, so its changes are in the
 * audit log.
 */
export async function saveChange<Stores extends ConversationStores>(
  stores: Stores,
  caller: Caller,
  { current, wanted }: { readonly current: Conversation; readonly wanted: Conversation },
  save: Save<Stores> = saveConversation,
): Promise<Conversation> {
  const saved = await save(stores, current, wanted, actorOf(caller));
  const hasHistory = current.projectId !== null || saved.projectId !== null;
  if (!hasHistory) await stores.outbox.add(auditConversation(caller, 'updated', saved, { before: current }));
  return saved;
}
