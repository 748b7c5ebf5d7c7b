import type { Call, CallOptions } from '../call';
import type { ListProjectsQuery } from '../generated/operations';
import { projects as generated } from '../generated/resources';
import type { Project, ProjectSearch } from '../generated/schemas';
import { Listing } from '../listing';

const PATH = '/api/management/projects';
const PER_PAGE = 100;

export type ProjectMember = keyof Project;

/** Selects members of projects. Without `fields`, the default ones. */
export interface Wanted<Field extends ProjectMember = ProjectMember> {
  readonly fields?: readonly Field[];
  readonly include?: readonly ('completed_percentage' | 'ancestors')[];
}

/** A project with its id and the selected members. */
export type ProjectWith<Field extends ProjectMember = ProjectMember> = Pick<Project, Field | 'id'>;

/** Members that `Wanted` replaces. */
type Selection = 'page' | 'fields' | 'include';

export function projects(call: Call) {
  return {
    ...generated(call),

    /** Lists projects, newest first. */
    list<Field extends ProjectMember = ProjectMember>(
      query: Omit<ListProjectsQuery, Selection> & Wanted<Field> = {},
      options?: CallOptions,
    ): Listing<ProjectWith<Field>> {
      const members = { fields: query.fields?.join(','), include: query.include?.join(',') };
      return new Listing(async (page) => {
        const input = { query: { perPage: PER_PAGE, ...query, ...members, page } };
        const { projects: items, meta } = await call('get', PATH, input, options);
        return { items: items as readonly ProjectWith<Field>[], meta };
      });
    },

    /** Lists the projects that an advanced search finds, in its order. */
    search<Field extends ProjectMember = ProjectMember>(
      search: Omit<ProjectSearch, Selection> & Wanted<Field> = {},
      options?: CallOptions,
    ): Listing<ProjectWith<Field>> {
      return new Listing(async (page) => {
        const input = { body: { perPage: PER_PAGE, ...search, page } };
        const response = await call('post', `${PATH}/search`, input, { repeatable: true, ...options });
        return { items: response.projects as readonly ProjectWith<Field>[], meta: response.meta };
      });
    },

    /** Reads a project with all its members. */
    async get(project: string, options?: CallOptions): Promise<Project> {
      return (await call('get', `${PATH}/{project}`, { path: { project } }, options)).project as Project;
    },
  };
}
