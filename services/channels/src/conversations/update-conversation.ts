import { isDeepStrictEqual } from 'node:util';
import { notFound, referenceNotFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { Conversation } from './conversation';
import { type ConversationChanges, withChanges } from './conversation-changes';
import type { ConversationUnitOfWork } from './conversation-unit-of-work';
import type { ProjectDirectory } from './project-directory';
import { saveChange } from './save-change';
import type { UserDirectory } from './user-directory';

export interface UpdateConversation {
  readonly id: string;
  readonly changes: ConversationChanges;
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

export interface UpdateConversationDeps {
  readonly unitOfWork: ConversationUnitOfWork;
  readonly projects: Pick<ProjectDirectory, 'exists'>;
  readonly users: UserDirectory;
  readonly clock: Clock;
}

/** Changes status, assignee, labels or project. If nothing changes, the version stays the same. */
export function makeUpdateConversation(deps: UpdateConversationDeps) {
  return async (caller: Caller, { id, changes, ifVersion }: UpdateConversation): Promise<Conversation> => {
    const seen = await deps.unitOfWork.read(({ conversations }) => conversations.find(caller.frameId, id));
    if (!seen) throw notFound('conversation');
    await assertReferences(deps, caller, seen, changes);
    return deps.unitOfWork.run(async (stores) => {
      const current = await stores.conversations.find(caller.frameId, id);
      if (!current) throw notFound('conversation');
      rejectStale(current.version, ifVersion);
      const wanted = withChanges(current, changes, deps.clock());
      if (isDeepStrictEqual(wanted, current)) return current;
      return saveChange(stores, caller, { current, wanted });
    });
  };
}

/** Other services are called before the transaction begins. References that stay the same may have been deleted. */
export async function assertReferences(
  { users, projects }: UpdateConversationDeps,
  caller: Caller,
  current: Conversation,
  { assigneeId, projectId }: Pick<ConversationChanges, 'assigneeId' | 'projectId'>,
): Promise<void> {
  const isNewUser = assigneeId && assigneeId !== current.assigneeId;
  if (isNewUser && !(await users.exists(caller, assigneeId)))
    throw referenceNotFound('user', 'assignee_id', assigneeId);
  const isNewProject = projectId && projectId !== current.projectId;
  if (isNewProject && !(await projects.exists(caller, projectId)))
    throw referenceNotFound('project', 'project_id', projectId);
}
