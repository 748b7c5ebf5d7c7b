import { createHash } from 'node:crypto';
import type { KeyedRequests } from '@trackway/application';
import type { ProjectsV1 } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import { assertMaxItems, type RpcCall, type RpcHandlers } from '@trackway/grpc';
import { type Caller, hasScope, isUuid } from '@trackway/runtime';
import type { Application } from './application';

const FUNNELS = { callers: ['funnels'] };
/** Rules and intake links are checked when they are stored. */
const CHECKERS = { callers: ['funnels', 'forms'] };
/** Twice the maximum of a rule. */
const MAX_VALUES = 100;
/** Rules evaluate their conditions, and exports of answers evaluate filters of projects. */
const EVALUATORS = { callers: ['funnels', 'spreadsheets'] };

/** Calls of rules: evaluation of conditions, and actions on projects with the scopes of the rule's owner. */
export function ruleCalls(
  { peers, projects: { commands, queries } }: Application,
  rpc: RpcHandlers,
  idempotency: KeyedRequests,
): Pick<ProjectsV1.ProjectsServiceHandlers, 'EvaluateFilters' | 'SetField' | 'CheckFields' | 'AddTag' | 'AssignUser'> {
  return {
    EvaluateFilters: rpc.unary(EVALUATORS, async (request: ProjectsV1.EvaluateFiltersRequestOutput, { caller }) => {
      const { consistencyToken } = request;
      const behind = consistencyToken ? await peers.queries.awaitChanges(consistencyToken) : [];
      const projects = await queries.evaluateFilters(caller, request);
      return {
        behind: behind.length > 0,
        projects: projects.map(({ id, matches, filters }) => ({
          projectId: id,
          matches,
          filters: filters.map((filter) => ({ matches: filter.matches, seenJson: JSON.stringify(filter.compared) })),
        })),
      };
    }),
    SetField: rpc.unary(FUNNELS, async (request: ProjectsV1.SetFieldRequestOutput, { caller }) => {
      const writer = requireWriter(caller);
      requireIds({ project_id: request.projectId });
      const { reply } = await idempotency.once(keyUse(writer, request), async (known) => {
        const version = known === undefined ? (await commands.setField(writer, request)).version : Number(known);
        return { status: 200, headers: {}, body: { version } };
      });
      return { version: Number(reply.body?.version) };
    }),
    CheckFields: rpc.unary(CHECKERS, async ({ values }: ProjectsV1.CheckFieldsRequestOutput, { caller }) => {
      await queries.checkFields(caller, assertMaxItems(values, MAX_VALUES, 'values'));
      return {};
    }),
    AddTag: rpc.unary(FUNNELS, async ({ projectId, tagId }: ProjectsV1.AddTagRequestOutput, { caller }) => {
      requireIds({ project_id: projectId, tag_id: tagId });
      const link = { projectId, list: 'tagIds', id: tagId.toLowerCase() } as const;
      return { added: await commands.linkToProject(requireWriter(caller), link) };
    }),
    AssignUser: rpc.unary(FUNNELS, async ({ projectId, userId }: ProjectsV1.AssignUserRequestOutput, { caller }) => {
      requireIds({ project_id: projectId, user_id: userId });
      const link = { projectId, list: 'userIds', id: userId.toLowerCase() } as const;
      return { assigned: await commands.linkToProject(requireWriter(caller), link) };
    }),
  };
}

function requireWriter(caller: RpcCall['caller']): Caller {
  if (!hasScope(caller, 'projects:write')) throw missingScope('projects:write');
  return caller;
}

function requireIds(ids: Readonly<Record<string, string>>): void {
  for (const [field, id] of Object.entries(ids)) if (!isUuid(id)) throw invalidInput({ [field]: ['Must be a UUID.'] });
}

/** The key belongs to the calling service, not to the user that it acts for. */
function keyUse({ frameId, service }: Caller, request: ProjectsV1.SetFieldRequestOutput) {
  const { projectId, field, valueJson, idempotencyKey: key } = request;
  if (key === '') throw invalidInput({ idempotency_key: ['This field is required.'] });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([projectId, field, valueJson]))
    .digest('base64url');
  return { frameId, subject: service ?? '', route: 'SetField', key, fingerprint };
}
