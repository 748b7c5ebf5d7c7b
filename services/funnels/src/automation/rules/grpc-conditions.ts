import type { ProjectsV1 } from '@trackway/contracts';
import { isAppError, unavailable } from '@trackway/errors';
import { type GrpcClient, isUnimplemented } from '@trackway/grpc';
import { currentContext } from '@trackway/runtime';
import type { FetchGrants } from '../../shared/owner-scopes';
import type { CheckConditions, CheckFields, EvaluateConditions } from './conditions';

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;

export function grpcEvaluateConditions(projects: Projects): EvaluateConditions {
  return async (caller, projectId, conditions, consistencyToken = '') => {
    const { projects: found, behind } = await projects.unary<
      ProjectsV1.EvaluateFiltersRequest,
      ProjectsV1.EvaluateFiltersResponseOutput
    >(
      (stub) => stub.evaluateFilters,
      { projectIds: [projectId], filtersJson: JSON.stringify(conditions), consistencyToken },
      { caller },
    );
    // Otherwise a condition on the changed field would read the old value.
    if (behind) throw unavailable('The search has not applied the change that triggered the rule yet.');
    const [verdict] = found;
    if (!verdict) return undefined;
    const seen = verdict.filters.map(({ matches, seenJson }) => ({ matches, seen: JSON.parse(seenJson || 'null') }));
    return { matches: verdict.matches, conditions: seen };
  };
}

export function grpcCheckConditions(projects: Projects): CheckConditions {
  return async (caller, conditions) => {
    // The search may not have received a form yet that the author has just created.
    const consistencyToken = currentContext()?.consistencyToken ?? '';
    await projects.unary<ProjectsV1.EvaluateFiltersRequest, ProjectsV1.EvaluateFiltersResponseOutput>(
      (stub) => stub.evaluateFilters,
      { projectIds: [], filtersJson: JSON.stringify(conditions), consistencyToken },
      { caller },
    );
  };
}

/** An older release of projects lacks this call. It validates the values when they are set. */
export function grpcCheckFields(projects: Projects): CheckFields {
  return async (caller, values) => {
    if (values.length === 0) return;
    try {
      await projects.unary<ProjectsV1.CheckFieldsRequest, ProjectsV1.CheckFieldsResponseOutput>(
        (stub) => stub.checkFields,
        { values: values.map(({ field, value }) => ({ field, valueJson: JSON.stringify(value) })) },
        { caller },
      );
    } catch (error) {
      if (!isUnimplemented(error)) throw error;
    }
  };
}

export function grpcFetchGrants(projects: Projects): FetchGrants {
  return async (caller, { kind, id }) => {
    try {
      const { active, scopes } = await projects.unary<ProjectsV1.GetGrantsRequest, ProjectsV1.GetGrantsResponseOutput>(
        (stub) => stub.getGrants,
        { kind, id },
        { caller },
      );
      return { active, scopes };
    } catch (error) {
      if (isAppError(error) && error.kind === 'not_found') return undefined;
      throw error;
    }
  };
}
