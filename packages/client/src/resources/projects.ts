import type { Call } from '../call';
import type { components } from '../generated/api';
import type { AnswerOf, Filters } from '../operations';
import { everyItem } from '../pages';

const PATH = '/api/management/projects';
const ONE = `${PATH}/{project}` as const;
const PER_PAGE = 100;

export type Project = components['schemas']['Project'];
export type HistoryLine = components['schemas']['HistoryLine'];
export type ProjectSearch = Omit<components['schemas']['ProjectSearch'], 'page' | 'perPage' | 'fields' | 'include'>;
export type ProjectMember = keyof Project;
/** Outcome of each item of a bulk request. */
export type BulkOutcomes = AnswerOf<'patch', typeof PATH>;

/** Selects members of projects. Without `fields`, the default ones. */
export interface Wanted<Field extends ProjectMember = ProjectMember> {
  readonly fields?: readonly Field[];
  readonly include?: readonly ('completed_percentage' | 'ancestors')[];
}

/** A project with its id and the selected members. */
export type ProjectWith<Field extends ProjectMember = ProjectMember> = Pick<Project, Field | 'id'>;

export function projects(call: Call) {
  return {
    /** All projects, newest first. */
    list<Field extends ProjectMember = ProjectMember>(
      filter: Filters = {},
      wanted: Wanted<Field> = {},
    ): AsyncGenerator<ProjectWith<Field>, void, undefined> {
      const members = { fields: wanted.fields?.join(','), include: wanted.include?.join(',') };
      return everyItem(async (page) => {
        const query = { page, perPage: PER_PAGE, filter, ...members };
        const { projects: items, meta } = await call('get', PATH, { query });
        return { items: items as readonly ProjectWith<Field>[], meta };
      });
    },

    /** All projects that an advanced search finds, in its order. */
    search<Field extends ProjectMember = ProjectMember>(
      search: ProjectSearch,
      { fields, include }: Wanted<Field> = {},
    ): AsyncGenerator<ProjectWith<Field>, void, undefined> {
      const members = { ...(fields ? { fields: [...fields] } : {}), ...(include ? { include: [...include] } : {}) };
      return everyItem(async (page) => {
        const body = { ...search, ...members, page, perPage: PER_PAGE };
        const answer = await call('post', `${PATH}/search`, { body }, { repeatable: true });
        return { items: answer.projects as readonly ProjectWith<Field>[], meta: answer.meta };
      });
    },

    async create(body: components['schemas']['CreateProject']): Promise<Project> {
      return (await call('post', PATH, { body })).project;
    },

    async read(project: string): Promise<Project> {
      return (await call('get', ONE, { path: { project } })).project as Project;
    },

    async update(project: string, body: components['schemas']['UpdateProject']): Promise<Project> {
      return (await call('patch', ONE, { path: { project }, body })).project;
    },

    /** Changes up to 200 projects independently. `outcomes` lists the results in order. */
    updateMany(items: readonly components['schemas']['BulkProject'][]): Promise<BulkOutcomes> {
      return call('patch', PATH, { body: { projects: [...items] } }, { repeatable: true });
    },

    /** Soft-deletes up to 200 projects independently. */
    deleteMany(ids: readonly string[]): Promise<BulkOutcomes> {
      return call('post', `${PATH}/bulk-delete`, { body: { ids: [...ids] } }, { repeatable: true });
    },

    async delete(project: string): Promise<Project> {
      return (await call('delete', ONE, { path: { project } })).project;
    },

    /** History of a project, newest first. */
    history(project: string): AsyncGenerator<HistoryLine, void, undefined> {
      return everyItem(async (page) => {
        const input = { path: { project }, query: { page, perPage: PER_PAGE } };
        const { history: items, meta } = await call('get', `${ONE}/history`, input);
        return { items, meta };
      });
    },
  };
}
