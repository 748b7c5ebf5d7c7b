import type { ProjectsV1 } from '@trackway/contracts';
import { type AppError, invalidSearch, notFound } from '@trackway/errors';
import type { RpcHandlers } from '@trackway/grpc';
import { z } from 'zod';

/** Changes that rules have made, in order. Each key counts once. */
export interface RuleEffects {
  readonly fields: Map<string, Record<string, unknown>>;
  readonly done: { readonly what: string; readonly projectId: string; readonly key: string }[];
  /** Errors of the next calls, thrown before any change. */
  readonly failures: AppError[];
  /** Scopes of owners that do not have all scopes. */
  readonly scopes: Map<string, readonly string[]>;
  readonly tags: Set<string>;
  /** Projects of each saved view. */
  readonly views: Map<string, ReadonlySet<string>>;
  /** Consistency tokens of the evaluations, in order. */
  readonly tokens: string[];
}

const filters = z.array(z.object({ field: z.string(), operator: z.string(), value: z.unknown() }));

/** Supports only `equals` on fields that were set. Fields with the prefix `no_` are unknown to searches. */
export function fakeRuleCalls(
  rpc: RpcHandlers,
  effects: RuleEffects,
  exists: (id: string, frameId: string) => boolean,
) {
  const rule = { callers: ['funnels'] };
  const seenKeys = new Set<string>();
  function fail(): void {
    const failure = effects.failures.shift();
    if (failure) throw failure;
  }
  function once(what: string, projectId: string, key: string): boolean {
    if (seenKeys.has(key)) return false;
    seenKeys.add(key);
    effects.done.push({ what, projectId, key });
    return true;
  }
  return {
    EvaluateFilters: rpc.unary(rule, async (request: ProjectsV1.EvaluateFiltersRequestOutput, { caller }) => {
      fail();
      if (request.consistencyToken) effects.tokens.push(request.consistencyToken);
      if (request.viewId && !effects.views.has(request.viewId)) throw notFound('view');
      const ofView = effects.views.get(request.viewId);
      const wanted = filters.parse(JSON.parse(request.filtersJson));
      for (const [index, { field }] of wanted.entries()) {
        const messages = [`The field ${field} does not exist.`];
        if (field.startsWith('no_')) throw invalidSearch({ [`filters.${index}.field`]: messages }, { field: messages });
      }
      const projects = request.projectIds
        .filter((id) => exists(id, caller.frameId))
        .filter((id) => ofView?.has(id) !== false)
        .map((projectId) => {
          const of = effects.fields.get(projectId) ?? {};
          const each = wanted.map(({ field, value }) => ({
            matches: of[field] === value,
            seenJson: JSON.stringify(of[field] ?? null),
          }));
          return { projectId, matches: each.every(({ matches }) => matches), filters: each };
        });
      return { projects, behind: false };
    }),
    SetField: rpc.unary(rule, async (request: ProjectsV1.SetFieldRequestOutput, { caller }) => {
      fail();
      const { projectId, field, valueJson, idempotencyKey } = request;
      if (!exists(projectId, caller.frameId)) throw notFound('project');
      if (once(`set ${field}`, projectId, idempotencyKey)) {
        effects.fields.set(projectId, { ...effects.fields.get(projectId), [field]: JSON.parse(valueJson) });
      }
      return { version: 2 };
    }),
    CheckFields: rpc.unary(rule, async () => ({})),
    AddTag: rpc.unary(rule, async ({ projectId, tagId }: ProjectsV1.AddTagRequestOutput) => {
      fail();
      return { added: once(`tag ${tagId}`, projectId, `${projectId}/${tagId}`) };
    }),
    AssignUser: rpc.unary(rule, async ({ projectId, userId }: ProjectsV1.AssignUserRequestOutput) => {
      fail();
      return { assigned: once(`user ${userId}`, projectId, `${projectId}/${userId}`) };
    }),
    GetGrants: rpc.unary(rule, async ({ id }: ProjectsV1.GetGrantsRequestOutput) => ({
      name: 'Demo user',
      active: true,
      scopes: [...(effects.scopes.get(id) ?? ['*'])],
    })),
    FindContacts: rpc.unary(rule, async () => ({ contacts: [] })),
    BatchGetTags: rpc.unary(rule, async ({ ids }: ProjectsV1.BatchGetTagsRequestOutput) => ({
      tags: ids.filter((id) => effects.tags.has(id)).map((id) => ({ id, name: 'urgent' })),
    })),
  };
}
