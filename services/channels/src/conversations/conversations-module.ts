import type { UnitOfWork } from '../unit-of-work';
import { makeListConversations, makeListLabels, makeReadConversation } from './read-conversations';
import { makeRestoreConversation } from './restore-conversation';
import { makeStreamAwaiting } from './stream-awaiting';
import { makeUpdateConversation, type UpdateConversationDeps } from './update-conversation';

export interface ConversationsDeps extends UpdateConversationDeps {
  readonly unitOfWork: UnitOfWork;
}

export type ConversationsModule = ReturnType<typeof conversationsModule>;

export function conversationsModule(deps: ConversationsDeps) {
  return {
    commands: {
      updateConversation: makeUpdateConversation(deps),
      restoreConversation: makeRestoreConversation(deps),
    },
    queries: {
      readConversation: makeReadConversation(deps),
      listConversations: makeListConversations(deps),
      listLabels: makeListLabels(deps),
      streamAwaiting: makeStreamAwaiting(deps),
      linkedProjects: (frameId: string, projectIds: readonly string[]) =>
        deps.unitOfWork.read(({ conversations }) => conversations.linkedProjects(frameId, projectIds)),
    },
  };
}
