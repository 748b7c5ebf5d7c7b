import type { PageQuery, PageRecords, ProjectPages } from './project-pages';

/** Records of no project. */
export const emptyPage: PageRecords = {
  frame: undefined,
  projects: new Map(),
  percentages: new Map(),
  customers: [],
  contacts: new Map(),
  groups: new Map(),
  tags: new Map(),
  users: new Map(),
  tasks: new Map(),
  funnels: new Map(),
  titles: new Map(),
  answers: new Map(),
  incomplete: new Set(),
  ancestors: new Map(),
};

/** Pages of fixed records. It records the queries. */
export class FakeProjectPages implements ProjectPages {
  records: PageRecords = emptyPage;
  readonly queries: PageQuery[] = [];

  async load(query: PageQuery): Promise<PageRecords> {
    this.queries.push(query);
    const projects = new Map([...this.records.projects].filter(([id]) => query.ids.includes(id)));
    return { ...this.records, projects };
  }
}
