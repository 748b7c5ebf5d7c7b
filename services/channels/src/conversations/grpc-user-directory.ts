import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { UserDirectory } from './user-directory';

const TIMEOUT_MS = 2_000;

export function grpcUserDirectory(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): UserDirectory {
  return {
    exists: async (caller, userId) => {
      const { users } = await projects.unary<ProjectsV1.BatchGetUsersRequest, ProjectsV1.BatchGetUsersResponseOutput>(
        (stub) => stub.batchGetUsers,
        { ids: [userId] },
        { caller, timeoutMs: TIMEOUT_MS },
      );
      return users.some(({ id, deleted }) => id === userId && !deleted);
    },
  };
}
