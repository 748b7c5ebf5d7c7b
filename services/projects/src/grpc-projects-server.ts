import type { ProjectsV1 } from '@trackway/contracts';
import { type ImportType, importTypes } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import type { Application } from './application';
import type { ImportJob, ImportMode } from './imports/import-job';
import type { RowBatch } from './imports/row-batch';
import type { Project } from './projects/project';
import { avatarUrl, type User } from './users/user';

const NEIGHBOURS = { callers: ['forms', 'funnels', 'spreadsheets', 'channels'] };
const SPREADSHEETS = { callers: ['spreadsheets'] };

/** Wire in, use case, wire out. */
export function projectsServer(
  { commands, queries }: Application,
  rpc: RpcHandlers,
): Omit<
  ProjectsV1.ProjectsServiceHandlers,
  'AddTag' | 'AssignUser' | 'EvaluateFilters' | 'FindContacts' | 'SetField' | 'GetGrants'
> {
  return {
    BatchGetProjects: rpc.unary(NEIGHBOURS, async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => ({
      projects: (await queries.findProjects(caller, ids.slice(0, 500))).map(toProjectMessage),
    })),
    BatchGetUsers: rpc.unary(NEIGHBOURS, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput, { caller }) => ({
      users: (await queries.findUsers(caller, ids.slice(0, 500))).map(toUserMessage),
    })),
    ApplyRows: rpc.bidiStream(
      SPREADSHEETS,
      async function* (requests: AsyncIterable<ProjectsV1.ApplyRowsRequestOutput>, { caller }) {
        const messages = requests[Symbol.asyncIterator]();
        const first = await messages.next();
        if (first.done || !first.value.header)
          throw invalidInput({ header: ['The first message carries the header.'] });
        await commands.welcomeCaller(caller);
        const job = toJob(first.value.header);
        for await (const { batchNumber, outcomes } of commands.applyRows(caller, job, batchesOf(messages))) {
          yield { batchNumber, outcomes: outcomes.map((outcome) => ({ ...outcome, errors: [...outcome.errors] })) };
        }
      },
    ),
    StreamRows: rpc.serverStream(
      SPREADSHEETS,
      async function* (request: ProjectsV1.StreamRowsRequestOutput, { caller }) {
        for await (const { total, number, columns } of queries.streamRows(caller, request)) {
          yield { total, batch: { number, columns: [...columns] } };
        }
      },
    ),
  };
}

async function* batchesOf(messages: AsyncIterator<ProjectsV1.ApplyRowsRequestOutput>): AsyncGenerator<RowBatch> {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    if (next.value.batch) yield next.value.batch;
  }
}

function toJob(header: ProjectsV1.ApplyRowsHeaderOutput): ImportJob {
  const { operationId, type, mode, matchBy, createMissing, dryRun } = header;
  if (!isImportType(type)) throw invalidInput({ type: [`Must be one of: ${importTypes.join(', ')}.`] });
  if (!isMode(mode)) throw invalidInput({ mode: ['Must be create, update or upsert.'] });
  return { operationId, type, mode, createMissing, dryRun, ...(matchBy ? { matchBy } : {}) };
}

function isImportType(type: string): type is ImportType {
  return importTypes.some((known) => known === type);
}

function isMode(mode: string): mode is ImportMode {
  return mode === 'create' || mode === 'update' || mode === 'upsert';
}

function toProjectMessage(project: Project): ProjectsV1.Project {
  return {
    id: project.id,
    code: project.code,
    name: project.name,
    status: project.status,
    budget: project.budget,
    customerId: project.customerId ?? '',
    deleted: project.deletedAt !== null,
    mergedId: project.mergedId ?? '',
  };
}

function toUserMessage(user: User): ProjectsV1.User {
  return { id: user.id, name: user.name, email: user.email ?? '', avatarUrl: avatarUrl(user) };
}
