import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcNeighbour } from '@trackway/grpc';
import type { KnownProject, KnownProjects } from './known-projects';

/** As many as projects takes in one call. */
const MOST_NAMED = 500;
const MOST_EVALUATED = 100;
/** Rows of one project mostly come near each other; what is older is asked for again. */
const MOST_REMEMBERED = 20_000;

type Projects = GrpcNeighbour<ProjectsV1.ProjectsServiceClient>;

/** Remembers what it was told, with an end, so that an export of any length holds little. */
export class GrpcKnownProjects implements KnownProjects {
  private readonly known = new Map<string, KnownProject | undefined>();

  constructor(
    private readonly projects: Projects,
    private readonly filters: readonly unknown[],
  ) {}

  async find(projectIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, KnownProject>> {
    const ids = [...new Set(projectIds)];
    if (this.known.size > MOST_REMEMBERED) this.known.clear();
    const unknown = ids.filter((id) => !this.known.has(id));
    for (const id of unknown) this.known.set(id, undefined);
    const wanted = this.filters.length === 0 ? unknown : await this.matching(unknown, signal);
    for (const part of parts(wanted, MOST_NAMED)) {
      const { projects } = await this.projects.unary<
        ProjectsV1.BatchGetProjectsRequest,
        ProjectsV1.BatchGetProjectsResponseOutput
      >((stub) => stub.batchGetProjects, { ids: part }, { signal });
      for (const { id, code, name } of projects) this.known.set(id, { code, name });
    }
    return new Map(
      ids.flatMap((id) => {
        const project = this.known.get(id);
        return project ? [[id, project] as const] : [];
      }),
    );
  }

  private async matching(ids: readonly string[], signal: AbortSignal): Promise<string[]> {
    const matching: string[] = [];
    for (const part of parts(ids, MOST_EVALUATED)) {
      const { projects } = await this.projects.unary<
        ProjectsV1.EvaluateFiltersRequest,
        ProjectsV1.EvaluateFiltersResponseOutput
      >((stub) => stub.evaluateFilters, { projectIds: part, filtersJson: JSON.stringify(this.filters) }, { signal });
      for (const { projectId, matches } of projects) if (matches) matching.push(projectId);
    }
    return matching;
  }
}

function parts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
