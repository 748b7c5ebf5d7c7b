import type { UnitOfWork } from '../unit-of-work';
import { makeListConversations, makeReadConversation } from './read-conversations';
import { makeStreamAwaiting } from './stream-awaiting';

export function conversationsModule(deps: { readonly unitOfWork: UnitOfWork }) {
  return {
    queries: {
      readConversation: makeReadConversation(deps),
      listConversations: makeListConversations(deps),
      streamAwaiting: makeStreamAwaiting(deps),
      linkedProjects: (frameId: string, projectIds: readonly string[]) =>
        deps.unitOfWork.read(({ conversations }) => conversations.linkedProjects(frameId, projectIds)),
    },
  };
}
