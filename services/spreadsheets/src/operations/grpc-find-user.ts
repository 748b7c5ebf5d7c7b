import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { FindUser } from './start-operation';

/** Best-effort timeout, because the upload waits for the response. */
const TIMEOUT_MS = 1_000;

/** Reads the profile from the projects service. If that fails, the name in the token is used. */
export function grpcFindUser(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): FindUser {
  return async (caller) => {
    const fallback = { name: caller.name ?? 'Unknown', avatarUrl: '' };
    try {
      const { users } = await projects.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
        (stub) => stub.batchGetUsers,
        { ids: [caller.id] },
        { timeoutMs: TIMEOUT_MS },
      );
      const [user] = users;
      return user ? { name: user.name, avatarUrl: user.avatarUrl } : fallback;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return fallback;
    }
  };
}
