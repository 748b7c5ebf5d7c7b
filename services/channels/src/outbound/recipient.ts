import { invalidInput, notFound, referenceNotFound, ruleBroken } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { Channel } from '../channels/channel';
import { type Conversation, newConversation, type Sender, senderKeys } from '../conversations/conversation';
import type { ProjectDirectory } from '../conversations/project-directory';
import type { Stores, TransactionStores, UnitOfWork } from '../unit-of-work';

/** Either a conversation, or a channel and a project: the message is sent to the contact of the project. */
export interface Recipient {
  readonly channelId?: string | undefined;
  readonly conversationId?: string | undefined;
  readonly projectId?: string | undefined;
}

/** Reads the recipient before the transaction begins: no other service is called within a transaction. */
export interface ResolvedRecipient {
  readonly channel: Channel;
  readonly conversationId?: string;
  readonly project?: { readonly id: string; readonly contact: Sender | undefined };
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
}

export async function resolveRecipient(deps: Deps, caller: Caller, recipient: Recipient): Promise<ResolvedRecipient> {
  const { channelId, conversationId, projectId } = recipient;
  const { frameId } = caller;
  if (conversationId) {
    const conversation = await deps.unitOfWork.read(({ conversations }) => conversations.find(frameId, conversationId));
    if (!conversation || (channelId && conversation.channelId !== channelId))
      throw referenceNotFound('conversation', 'conversation_id', conversationId);
    return { channel: await findChannel(deps, frameId, conversation.channelId), conversationId };
  }
  if (!channelId || !projectId) throw invalidInput({ conversation_id: ['Is required without project_id.'] });
  const channel = await findChannel(deps, frameId, channelId);
  const known = await deps.unitOfWork.read(({ conversations }) =>
    conversations.findByProject(frameId, channelId, projectId),
  );
  if (known) return { channel, conversationId: known.id };
  if (!(await deps.projects.exists(caller, projectId))) throw referenceNotFound('project', 'project_id', projectId);
  return { channel, project: { id: projectId, contact: await deps.projects.contactOf(caller, projectId) } };
}

/** The conversation in the transaction, before and after the message; `before` is undefined for a new one. */
export async function findOrStartConversation(
  { conversations }: Pick<TransactionStores, 'conversations'>,
  { channel, conversationId, project }: ResolvedRecipient,
  newId: string,
  now: Date,
): Promise<{ before: Conversation | undefined; conversation: Conversation }> {
  const { frameId, id: channelId } = channel;
  if (conversationId) {
    const known = await conversations.find(frameId, conversationId);
    if (!known) throw notFound('conversation');
    return { before: known, conversation: known };
  }
  const contact = project?.contact;
  if (!project || !contact || senderKeys(contact)[0] === '') {
    throw ruleBroken(
      'contact_unreachable',
      'The project has no contact with a phone or an e-mail. Add a contact first.',
    );
  }
  const known = await findByContact(conversations, frameId, channelId, contact);
  if (known) return { before: known, conversation: { ...known, projectId: project.id } };
  const start = { id: newId, frameId, channelId, sender: contact, projectId: project.id };
  return { before: undefined, conversation: newConversation(start, now) };
}

function findByContact(
  conversations: Stores['conversations'],
  frameId: string,
  channelId: string,
  contact: Sender,
): Promise<Conversation | undefined> {
  return conversations.findBySender(frameId, channelId, senderKeys(contact));
}

async function findChannel({ unitOfWork }: Deps, frameId: string, id: string): Promise<Channel> {
  const [channel] = await unitOfWork.read(({ channels }) => channels.findMany(frameId, [id]));
  if (!channel) throw notFound('channel');
  return channel;
}
