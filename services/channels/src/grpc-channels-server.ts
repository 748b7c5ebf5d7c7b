import type { ChannelsV1 } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { isUuid } from '@trackway/runtime';
import { effectHandlers } from '@trackway/service';
import type { Application } from './application';
import type { Conversation } from './conversations/conversation';
import { sendMessageBody } from './outbound/message-schemas';

const FUNNELS = { callers: ['funnels'] };
const READ_MODELS = { callers: ['projects'] };
const MAX_IDS = 500;
const MAX_KEY_LENGTH = 255;

export function channelsServer(
  { commands, queries, effects }: Application,
  rpc: RpcHandlers,
): ChannelsV1.ChannelsServiceHandlers {
  return {
    ...effectHandlers(rpc, effects),
    BatchGetChannels: rpc.unary(FUNNELS, async ({ ids }: ChannelsV1.BatchGetChannelsRequestOutput, { caller }) => ({
      channels: (await queries.findChannels(caller, assertMaxItems(ids, MAX_IDS, 'ids'))).map(
        ({ id, name, kind, active }) => {
          return { id, name, kind, active };
        },
      ),
    })),
    SendMessage: rpc.unary(FUNNELS, async (request: ChannelsV1.SendMessageRequestOutput, { caller }) => {
      const { id } = await commands.sendMessage(caller, toCommand(request));
      return { mediaItemId: id };
    }),
    ListLinkedProjects: rpc.unary(
      READ_MODELS,
      async ({ projectIds }: ChannelsV1.ListLinkedProjectsRequestOutput, { caller }) => {
        const ids = assertMaxItems(projectIds, MAX_IDS, 'project_ids').filter(isUuid);
        return { projectIds: [...(await queries.linkedProjects(caller.frameId, ids))] };
      },
    ),
    StreamAwaiting: rpc.serverStream(
      READ_MODELS,
      async function* ({ batchRows }: ChannelsV1.StreamAwaitingRequestOutput, { caller }) {
        for await (const batch of queries.streamAwaiting(caller.frameId, batchRows)) {
          yield { conversations: batch.map(toAwaitingReply) };
        }
      },
    ),
  };
}

/** Validates as the HTTP route does. */
function toCommand({
  conversationId,
  channelId,
  projectId,
  message,
  idempotencyKey,
}: ChannelsV1.SendMessageRequestOutput) {
  const ids = { conversation_id: conversationId, project_id: projectId, channel_id: channelId };
  const wrong = Object.entries(ids).filter(([, id]) => id !== '' && !isUuid(id));
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong.map(([name]) => [name, ['Must be a UUID.']])));
  const parsed = sendMessageBody.shape.message.safeParse(message);
  if (!parsed.success) throw invalidInput({ message: parsed.error.issues.map((issue) => issue.message) });
  if (idempotencyKey.length > MAX_KEY_LENGTH)
    throw invalidInput({ idempotency_key: [`Must have ${MAX_KEY_LENGTH} characters at most.`] });
  return {
    conversationId: conversationId || undefined,
    channelId: channelId || undefined,
    projectId: projectId || undefined,
    message: parsed.data,
    idempotencyKey: idempotencyKey || undefined,
  };
}

function toAwaitingReply(conversation: Conversation): ChannelsV1.AwaitingReply {
  return {
    conversationId: conversation.id,
    channelId: conversation.channelId,
    projectId: conversation.projectId ?? '',
    since: conversation.awaitingReplySince?.toISOString() ?? '',
    version: conversation.version,
  };
}
