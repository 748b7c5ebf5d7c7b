import type { Database } from '@trackway/postgres';
import { isComplete, toFormAnswer } from './answer-row';
import {
  type OfProject,
  type PageRow,
  toContact,
  toFrame,
  toFunnel,
  toGroup,
  toNode,
  toProject,
  toTag,
  toTask,
  toUser,
} from './page-rows';
import { pageSql } from './page-sql';
import type { ByProject, PageQuery, PageRecords, ProjectPages } from './project-pages';

/** Loads pages by one statement in one round trip. */
export class PgProjectPages implements ProjectPages {
  constructor(private readonly database: Database) {}

  async load(query: PageQuery): Promise<PageRecords> {
    const { rows } = await this.database.queryInFrame<PageRow>(query.frameId, pageSql(query));
    const [page] = rows;
    if (!page) throw new Error('PostgreSQL returned no page.');
    return toRecords(page);
  }
}

function toRecords(page: PageRow): PageRecords {
  const { frame, projects, customers, contacts, titles, answers, ancestors } = page;
  return {
    frame: frame === null ? undefined : toFrame(frame),
    projects: new Map(projects?.map((row) => [row.id, toProject(row)])),
    percentages: new Map(projects?.map((row) => [row.id, row.completed_percentage])),
    customers: customers?.map(toNode) ?? [],
    contacts: new Map(contacts?.map(toContact).map((contact) => [contact.id, contact])),
    groups: byProject(page.groups, toGroup),
    tags: byProject(page.tags, toTag),
    users: byProject(page.users, toUser),
    tasks: byProject(page.tasks, toTask),
    funnels: byProject(page.funnels, (row) => toFunnel(page, row)),
    titles: new Map(titles?.map(({ id, title }) => [id, title])),
    answers: byProject(answers?.filter(isComplete), toFormAnswer),
    incomplete: new Set(answers?.filter((row) => !isComplete(row)).map((row) => row.project_id)),
    ancestors: new Map(ancestors?.map(toNode).map((node) => [node.id, node])),
  };
}

function byProject<Row, Item>(
  rows: readonly OfProject<Row>[] | null | undefined,
  toItem: (row: OfProject<Row>) => Item,
): ByProject<Item> {
  const items = new Map<string, Item[]>();
  for (const row of rows ?? []) {
    const known = items.get(row.project_id);
    if (known) known.push(toItem(row));
    else items.set(row.project_id, [toItem(row)]);
  }
  return items;
}
