import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { FindGrants } from './authorize-initiator';

export function grpcFindGrants(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): FindGrants {
  return async ({ type, id }) => {
    try {
      const { active, scopes, revokedScopes } = await projects.unary<
        ProjectsV1.GetGrantsRequest,
        ProjectsV1.GetGrantsResponseOutput
      >((stub) => stub.getGrants, { kind: type, id });
      return { active, scopes, revokedScopes };
    } catch (error) {
      if (isAppError(error) && error.kind === 'not_found') return undefined;
      throw error;
    }
  };
}
