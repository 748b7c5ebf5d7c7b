import type { UnitOfWork } from '../unit-of-work';
import { makeListConversations, makeListLabels, makeReadConversation } from './read-conversations';
import { makeStreamAwaiting } from './stream-awaiting';
import { makeUpdateConversation, type UpdateConversationDeps } from './update-conversation';

export interface ConversationsDeps extends UpdateConversationDeps {
  readonly unitOfWork: UnitOfWork;
}

export function conversationsModule(deps: ConversationsDeps) {
  return {
    commands: { updateConversation: makeUpdateConversation(deps) },
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
