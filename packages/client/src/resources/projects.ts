import type { Call } from '../call';
import type { components } from '../generated/api';
import type { Filters } from '../operations';
import { everyItem } from '../pages';

const PATH = '/api/management/projects';
const ONE = `${PATH}/{project}` as const;
const PER_PAGE = 100;

export type Project = components['schemas']['Project'];
export type HistoryLine = components['schemas']['HistoryLine'];
export type ProjectSearch = Omit<components['schemas']['ProjectSearch'], 'page' | 'perPage'>;

export function projects(call: Call) {
  return {
    /** Every project, newest first. */
    list(filter: Filters = {}): AsyncGenerator<Project, void, undefined> {
      return everyItem(async (page) => {
        const { projects: items, meta } = await call('get', PATH, { query: { page, perPage: PER_PAGE, filter } });
        return { items, meta };
      });
    },

    /** Every project that an advanced search finds, in its order. */
    search(search: ProjectSearch): AsyncGenerator<Project, void, undefined> {
      return everyItem(async (page) => {
        const body = { ...search, page, perPage: PER_PAGE };
        const answer = await call('post', `${PATH}/search`, { body }, { repeatable: true });
        return { items: answer.projects, meta: answer.meta };
      });
    },

    async create(body: components['schemas']['CreateProject']): Promise<Project> {
      return (await call('post', PATH, { body })).project;
    },

    async read(project: string): Promise<Project> {
      return (await call('get', ONE, { path: { project } })).project;
    },

    async update(project: string, body: components['schemas']['UpdateProject']): Promise<Project> {
      return (await call('patch', ONE, { path: { project }, body })).project;
    },

    async delete(project: string): Promise<Project> {
      return (await call('delete', ONE, { path: { project } })).project;
    },

    /** What happened to a project, newest first. */
    history(project: string): AsyncGenerator<HistoryLine, void, undefined> {
      return everyItem(async (page) => {
        const input = { path: { project }, query: { page, perPage: PER_PAGE } };
        const { history: items, meta } = await call('get', `${ONE}/history`, input);
        return { items, meta };
      });
    },
  };
}
