import type { KeyedRequests } from '@trackway/application';
import type { ProjectsV1 } from '@trackway/contracts';
import { type ProjectRowType, projectRowTypes } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import { assertMaxItems, type RpcHandlers } from '@trackway/grpc';
import { avatarUrl } from '@trackway/http';
import { isUuid } from '@trackway/runtime';
import type { Application } from './application';
import type { ReachableContact } from './directory/contacts/contact-store';
import { intakeCalls } from './grpc-intake-calls';
import { ruleCalls } from './grpc-rule-calls';
import type { User } from './identity/users/user';
import type { ImportJob, ImportMode } from './imports/rows/import-job';
import type { RowBatch } from './imports/rows/row-batch';
import type { RowOutcome } from './imports/stores/row-outcome';
import type { Project } from './projects/project/project';

const MAX_IDS = 500;

const PEERS = { callers: ['forms', 'funnels', 'spreadsheets', 'channels'] };
const SPREADSHEETS = { callers: ['spreadsheets'] };
/** Exports, and schedules that run for each project. */
const ROW_READERS = { callers: ['spreadsheets', 'funnels'] };
const FORMS = { callers: ['forms'] };
const CHANNELS = { callers: ['channels'] };
const FUNNELS = { callers: ['funnels'] };
/** Services that act later on behalf of a user. */
const BACKGROUND_SERVICES = { callers: ['funnels', 'spreadsheets'] };
const READERS_OF_USERS = { callers: ['funnels', 'spreadsheets', 'channels'] };

/** Converts messages, and calls the use cases. */
export function projectsServer(
  application: Application,
  rpc: RpcHandlers,
  idempotency: KeyedRequests,
): ProjectsV1.ProjectsServiceHandlers {
  const { identity, directory, projects, imports, exports } = application;
  return {
    ...ruleCalls(application, rpc, idempotency),
    ...intakeCalls(application, rpc),
    BatchGetProjects: rpc.unary(PEERS, async ({ ids }: ProjectsV1.BatchGetProjectsRequestOutput, { caller }) => {
      const { name, locale } = await identity.queries.readFrameName(caller);
      const found = await projects.queries.findProjects(caller, validIds(ids));
      return { projects: found.map(toProjectMessage), frame: { name, locale } };
    }),
    BatchGetUsers: rpc.unary(READERS_OF_USERS, async ({ ids }: ProjectsV1.BatchGetUsersRequestOutput, { caller }) => ({
      users: (await identity.queries.findUsers(caller, validIds(ids))).map(toUserMessage),
    })),
    FindProjects: rpc.unary(FORMS, async ({ names }: ProjectsV1.FindProjectsRequestOutput, { caller }) => {
      const found = await imports.queries.findNamedProjects(caller, assertMaxItems(names, MAX_IDS, 'names'));
      return {
        projects: found.map(({ name, project, ambiguous }) => ({
          name,
          projectId: project?.id ?? '',
          mergedId: project?.mergedId ?? '',
          ambiguous,
        })),
      };
    }),
    BatchGetTags: rpc.unary(FUNNELS, async ({ ids }: ProjectsV1.BatchGetTagsRequestOutput, { caller }) => ({
      tags: (await directory.queries.findTags(caller, validIds(ids))).map(({ id, name, color, deletedAt }) => ({
        id,
        name,
        color: color ?? '',
        deleted: deletedAt !== null,
      })),
    })),
    FindContacts: rpc.unary(CHANNELS, async (request: ProjectsV1.FindContactsRequestOutput, { caller }) => ({
      contacts: (await directory.queries.findContacts(caller, request)).map(toContactMatch),
    })),
    GetGrants: rpc.unary(BACKGROUND_SERVICES, async ({ kind, id }: ProjectsV1.GetGrantsRequestOutput, { caller }) => {
      // The caller's own grants may be its first call to this service.
      if (caller.kind === kind && caller.id === id) await identity.commands.provisionUser(caller);
      const { scopes, revokedScopes, ...who } = await identity.queries.readGrants(caller, kind, id);
      return { ...who, scopes: [...scopes], revokedScopes: [...revokedScopes] };
    }),
    ApplyRows: rpc.bidiStream(
      SPREADSHEETS,
      async function* (requests: AsyncIterable<ProjectsV1.ApplyRowsRequestOutput>, { caller }) {
        const messages = requests[Symbol.asyncIterator]();
        const first = await messages.next();
        if (first.done || !first.value.header)
          throw invalidInput({ header: ['The first message must contain the header.'] });
        await identity.commands.provisionUser(caller);
        const job = toJob(first.value.header);
        for await (const { batchNumber, outcomes } of imports.commands.applyRows(caller, job, batchesOf(messages))) {
          yield { batchNumber, outcomes: outcomes.map(toOutcomeMessage) };
        }
      },
    ),
    ListAppliedRows: rpc.serverStream(
      SPREADSHEETS,
      async function* (request: ProjectsV1.ListAppliedRowsRequestOutput, { caller }) {
        for await (const outcomes of imports.queries.listAppliedRows(caller, request)) {
          yield { outcomes: outcomes.map(toOutcomeMessage) };
        }
      },
    ),
    RollbackRows: rpc.serverStream(
      SPREADSHEETS,
      async function* ({ operationId, type }: ProjectsV1.RollbackRowsRequestOutput, { caller }) {
        if (!isRowType(type)) throw invalidInput({ type: [`Must be one of: ${projectRowTypes.join(', ')}.`] });
        await identity.commands.provisionUser(caller);
        for await (const { restored, removed, retained } of imports.commands.rollbackRows(caller, {
          operationId,
          type,
        })) {
          const rows = retained.map(({ row, kind, id, reason }) => ({ rowNumber: row, kind, id, reason }));
          yield { restored, removed, kept: rows };
        }
      },
    ),
    CheckSearch: rpc.unary(SPREADSHEETS, async (request: ProjectsV1.CheckSearchRequestOutput, { caller }) => {
      await exports.queries.readRowSearch(caller, request);
      return {};
    }),
    StreamRows: rpc.serverStream(
      ROW_READERS,
      async function* (request: ProjectsV1.StreamRowsRequestOutput, { caller }) {
        for await (const { total, number, columns } of exports.queries.streamRows(caller, request)) {
          yield { total, batch: { number, columns: [...columns] } };
        }
      },
    ),
  };
}

function toOutcomeMessage(outcome: RowOutcome): ProjectsV1.RowOutcome {
  return { ...outcome, errors: [...outcome.errors] };
}

function validIds(ids: readonly string[]): string[] {
  return assertMaxItems(ids, MAX_IDS, 'ids').filter(isUuid);
}

async function* batchesOf(messages: AsyncIterator<ProjectsV1.ApplyRowsRequestOutput>): AsyncGenerator<RowBatch> {
  for (let next = await messages.next(); !next.done; next = await messages.next()) {
    if (next.value.batch) yield next.value.batch;
  }
}

function toJob(header: ProjectsV1.ApplyRowsHeaderOutput): ImportJob {
  const { operationId, attempt, type, mode, matchBy, createMissing, dryRun } = header;
  if (!isRowType(type)) throw invalidInput({ type: [`Must be one of: ${projectRowTypes.join(', ')}.`] });
  if (!isMode(mode)) throw invalidInput({ mode: ['Must be create, update or upsert.'] });
  return { operationId, attempt, type, mode, createMissing, dryRun, ...(matchBy ? { matchBy } : {}) };
}

function isRowType(type: string): type is ProjectRowType {
  return projectRowTypes.some((known) => known === type);
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
    isTemplate: project.isTemplate,
  };
}

function toContactMatch({ id, name, phone, email, openProjectId }: ReachableContact): ProjectsV1.ContactMatch {
  return { id, name, phone, email: email ?? '', openProjectId: openProjectId ?? '' };
}

function toUserMessage(user: User): ProjectsV1.User {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    avatarUrl: avatarUrl(user),
    deleted: user.deletedAt !== null,
  };
}
