import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { GrpcClient } from '@trackway/grpc';
import type { AskGrants } from './check-initiator';

export function grpcAskGrants(projects: GrpcClient<ProjectsV1.ProjectsServiceClient>): AskGrants {
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
