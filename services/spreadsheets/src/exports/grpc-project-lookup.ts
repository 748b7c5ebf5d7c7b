import type { ProjectsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { filtersJson, hasFilters, type RowFilters } from '../operations/row-filters';

/** Limits of the projects service for one call. */
const MAX_IDS = 500;
const MAX_EVALUATED_IDS = 100;
/** Rows of one project are mostly close together, so a small cache is enough. */
const MAX_CACHED = 20_000;

type Project = ProjectsV1.ProjectOutput;

/** The columns of a project in exports of other services' rows. */
export type ProjectColumns = Pick<Project, 'code' | 'name'>;

export type OpenProjectLookup = (filters: RowFilters) => GrpcProjectLookup;

/** Finds the projects of rows in batches, with a bounded cache, and applies the filters of the export. */
export class GrpcProjectLookup {
  private readonly cache = new Map<string, ProjectColumns | undefined>();

  constructor(
    private readonly projects: GrpcClient<ProjectsV1.ProjectsServiceClient>,
    private readonly filters: RowFilters,
  ) {}

  /** By id. Projects that do not exist, are deleted or do not match the filters are missing. */
  async find(projectIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, ProjectColumns>> {
    const ids = [...new Set(projectIds)];
    if (this.cache.size > MAX_CACHED) this.cache.clear();
    const unknown = ids.filter((id) => !this.cache.has(id));
    for (const id of unknown) this.cache.set(id, undefined);
    for (const { id, code, name } of await this.findMatching(unknown, signal)) this.cache.set(id, { code, name });
    return new Map(
      ids.flatMap((id) => {
        const project = this.cache.get(id);
        return project ? [[id, project] as const] : [];
      }),
    );
  }

  /** A merged project matches if its target matches, because its rows are shown with those of the target. */
  private async findMatching(ids: readonly string[], signal: AbortSignal): Promise<readonly Project[]> {
    const projects: Project[] = [];
    for (const chunk of chunks(ids, MAX_IDS)) projects.push(...(await this.read(chunk, signal)));
    if (!hasFilters(this.filters)) return projects.filter(({ deleted }) => !deleted);
    const targets = projects.flatMap(({ mergedId }) => (mergedId === '' ? [] : [mergedId]));
    const matching = await this.evaluate([...new Set([...projects.map(({ id }) => id), ...targets])], signal);
    return projects.filter(({ id, mergedId }) => matching.has(id) || matching.has(mergedId));
  }

  private async read(ids: string[], signal: AbortSignal): Promise<readonly Project[]> {
    const { projects } = await this.projects.unary<
      ProjectsV1.BatchGetProjectsRequest,
      ProjectsV1.BatchGetProjectsResponseOutput
    >((stub) => stub.batchGetProjects, { ids }, { signal });
    return projects;
  }

  private async evaluate(ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
    const matching = new Set<string>();
    for (const chunk of chunks(ids, MAX_EVALUATED_IDS)) {
      const { projects } = await this.projects.unary<
        ProjectsV1.EvaluateFiltersRequest,
        ProjectsV1.EvaluateFiltersResponseOutput
      >((stub) => stub.evaluateFilters, { projectIds: chunk, filtersJson: filtersJson(this.filters) }, { signal });
      for (const { projectId, matches } of projects) if (matches) matching.add(projectId);
    }
    return matching;
  }
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
