import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import type { KnownProject, KnownProjects } from './known-projects';

/** As many as projects takes in one call. */
const MOST_NAMED = 500;
const MOST_EVALUATED = 100;
/** Rows of one project mostly come near each other; what is older is asked for again. */
const MOST_REMEMBERED = 20_000;

type Projects = GrpcClient<ProjectsV1.ProjectsServiceClient>;
type Project = ProjectsV1.ProjectOutput;

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
    for (const { id, code, name } of await this.chosen(unknown, signal)) this.known.set(id, { code, name });
    return new Map(
      ids.flatMap((id) => {
        const project = this.known.get(id);
        return project ? [[id, project] as const] : [];
      }),
    );
  }

  /** Those that the filters ask for, and those that were merged into one of these: their rows are shown with its own. */
  private async chosen(ids: readonly string[], signal: AbortSignal): Promise<readonly Project[]> {
    const projects: Project[] = [];
    for (const part of parts(ids, MOST_NAMED)) projects.push(...(await this.named(part, signal)));
    if (this.filters.length === 0) return projects;
    const into = projects.flatMap(({ mergedId }) => (mergedId === '' ? [] : [mergedId]));
    const matching = await this.matching([...new Set([...projects.map(({ id }) => id), ...into])], signal);
    return projects.filter(({ id, mergedId }) => matching.has(id) || matching.has(mergedId));
  }

  private async named(ids: string[], signal: AbortSignal): Promise<readonly Project[]> {
    const { projects } = await this.projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids }, { signal });
    return projects;
  }

  private async matching(ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const matching = new Set<string>();
    for (const part of parts(ids, MOST_EVALUATED)) {
      const { projects } = await this.projects.unary<
        ProjectsV1.EvaluateFiltersRequest,
        ProjectsV1.EvaluateFiltersResponseOutput
      >((stub) => stub.evaluateFilters, { projectIds: part, filtersJson: JSON.stringify(this.filters) }, { signal });
      for (const { projectId, matches } of projects) if (matches) matching.add(projectId);
    }
    return matching;
  }
}

function parts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
