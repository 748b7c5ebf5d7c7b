import type { Project } from '@trackway/client';
import { parseFilter, parseSort } from '../arguments/filters';
import { type Command, type Given, JSON_OPTION } from '../command';
import { plain, table } from '../output/table';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';

const DEFAULT_LIMIT = 30;
const STATUSES = ['', 'in-progress', 'completed', 'cancelled', 'paused'];

const listOptions = {
  ...JSON_OPTION,
  limit: { type: 'string', short: 'n', help: `How many at most; ${DEFAULT_LIMIT} where left out` },
} as const;

export const listProjects: Command = {
  name: 'projects list',
  takes: '',
  summary: 'List projects, newest first',
  options: listOptions,
  example: 'trackway projects list --limit 10',
  run: async (given, { terminal, client }) => print(client().projects.list(), given, terminal),
};

export const searchProjects: Command = {
  name: 'projects search',
  takes: '<filter> [filter…]',
  summary: 'Find projects: = != > >= < <= ~ (contains) !~, and =none for what is not set',
  options: { ...listOptions, sort: { type: 'string', short: 's', help: 'Field, with :desc for descending' } },
  example: "trackway projects search 'budget>50000' 'name~roof' --sort budget:desc",
  run: async (given, { terminal, client }) => {
    const { sort } = given.texts;
    const search = {
      filters: given.words.map(parseFilter),
      ...(sort === undefined ? {} : { sorting: [parseSort(sort)] }),
    };
    await print(client().projects.search(search), given, terminal);
  },
};

export const createProject: Command = {
  name: 'projects create',
  takes: '<name>',
  summary: 'Create a project',
  options: {
    ...JSON_OPTION,
    code: { type: 'string', help: 'Unique; made where left out' },
    budget: { type: 'string', help: 'In minor units, such as cents' },
    description: { type: 'string', help: 'What it is about' },
  },
  example: 'trackway projects create Roof --budget 120000',
  run: async ({ words: [name = ''], texts: { budget, code, description }, flags }, { terminal, client }) => {
    const project = await client().projects.create({
      name,
      ...(budget === undefined ? {} : { budget: wholeNumber('--budget', budget) }),
      ...(code === undefined ? {} : { code }),
      ...(description === undefined ? {} : { description }),
    });
    terminal.out(flags['json'] ? JSON.stringify(project) : `${project.code}  ${project.id}  ${plain(project.name)}`);
  },
};

async function print(projects: AsyncIterable<Project>, { texts, flags }: Given, terminal: Terminal): Promise<void> {
  const limit = texts['limit'] === undefined ? DEFAULT_LIMIT : wholeNumber('--limit', texts['limit']);
  const found: Project[] = [];
  if (limit > 0) {
    for await (const project of projects) if (found.push(project) >= limit) break;
  }
  if (flags['json']) for (const project of found) terminal.out(JSON.stringify(project));
  else if (found.length === 0) terminal.err('Nothing was found.\n');
  else terminal.out(table(['CODE', 'STATUS', 'BUDGET', 'NAME', 'ID'], found.map(row)));
}

function row({ code, status, budget, name, id }: Project): string[] {
  return [plain(code), STATUSES[status] ?? String(status), String(budget), plain(name), id];
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`${option} takes a whole number, and "${text}" is none.`);
  return Number(text);
}
