import { type Clock, runInContext } from '@trackway/runtime';
import type { Conversation } from '../conversations/conversation';
import type { ProjectDirectory } from '../conversations/project-directory';
import { saveConversation } from '../conversations/save-conversation';
import { TokenCapturingOutbox } from '../conversations/token-capturing-outbox';
import type { MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import { messageReceivedEvent } from './message-events';

/** Length of the lease; afterwards the conversation is tried again, by any replica. */
const LEASE_MS = 10_000;
const MAX_MESSAGES = 50;

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
  readonly clock: Clock;
}

/**
 * Leases one conversation with messages whose project was not looked for yet, looks for it, and emits the events of the
 * messages in order. If projects is unavailable, the conversation is tried again later.
 */
export function makeLinkConversations({ unitOfWork, projects, clock }: Deps): () => Promise<boolean> {
  return async () => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await unitOfWork.read(({ conversations }) => conversations.claimUnlinked(now, until));
    if (!claimed) return false;
    const items = await unitOfWork.read(({ mediaItems }) => mediaItems.findUnpublished(claimed, MAX_MESSAGES));
    let projectId = claimed.projectId;
    for (const item of items) {
      const found = await findProject(projects, claimed, item, projectId);
      const cause = { ...item.cause, requestId: item.cause.correlationId };
      projectId = await runInContext(cause, () => publishMessage(unitOfWork, item, found));
    }
    await scheduleNext(unitOfWork, claimed, clock);
    return true;
  };
}

/**
 * The project that the connector names, if it exists in the frame. Otherwise the project of the contact, unless the
 * conversation has one.
 */
async function findProject(
  projects: ProjectDirectory,
  { channelId, frameId }: Conversation,
  { claimedProjectId, sender }: MediaItem,
  current: string | null,
): Promise<string | undefined> {
  const identity = { id: channelId, frameId };
  if (claimedProjectId === current && current !== null) return current;
  if (claimedProjectId && (await projects.exists(identity, claimedProjectId))) return claimedProjectId;
  if (current !== null || !(sender?.phone || sender?.email)) return undefined;
  return projects.openProjectOf(identity, sender);
}

/** Returns the project of the conversation, which is `found` unless a user has linked another one meanwhile. */
function publishMessage(
  unitOfWork: UnitOfWork,
  { id, frameId, conversationId, claimedProjectId }: MediaItem,
  found: string | undefined,
): Promise<string | null> {
  return unitOfWork.run(async (stores) => {
    const conversation = await stores.conversations.find(frameId, conversationId);
    const current = conversation?.projectId ?? null;
    const item = await stores.mediaItems.find(frameId, id);
    // The lease had expired and another replica has done it.
    if (!item || item.isPublished) return current;
    const isNamed = found === claimedProjectId;
    const projectId = found !== undefined && (isNamed || current === null) ? found : current;
    const outbox = new TokenCapturingOutbox(stores.outbox);
    if (conversation && projectId !== null && projectId !== current) {
      await saveConversation({ ...stores, outbox }, conversation, { ...conversation, projectId });
    }
    await stores.mediaItems.change(item, { projectId, isPublished: true });
    const consistencyToken = outbox.token() ?? item.consistencyToken;
    await stores.outbox.add(messageReceivedEvent({ ...item, projectId, consistencyToken }));
    return projectId;
  });
}

/** If a message arrived meanwhile, the conversation is due at once. Its version stays, as users see no change. */
function scheduleNext(unitOfWork: UnitOfWork, { id, frameId }: Conversation, clock: Clock): Promise<void> {
  return unitOfWork.run(async ({ conversations, mediaItems }) => {
    const conversation = await conversations.find(frameId, id);
    if (!conversation) return;
    const [left] = await mediaItems.findUnpublished(conversation, 1);
    await conversations.update({ ...conversation, linkAt: left ? clock() : null });
  });
}
