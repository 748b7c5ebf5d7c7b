import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { FindPerson } from './operations/start-operation';

/** An upload waits this long for its sender's picture. */
const TIMEOUT_MS = 1_000;

export function grpcFindPerson(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): FindPerson {
  return async (caller) => {
    const unknown = { name: caller.name ?? 'Unknown', avatarUrl: '' };
    try {
      const { users } = await projects.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
        (stub) => stub.batchGetUsers,
        { ids: [caller.id] },
        { timeoutMs: TIMEOUT_MS },
      );
      const [user] = users;
      return user ? { name: user.name, avatarUrl: user.avatarUrl } : unknown;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return unknown;
    }
  };
}
