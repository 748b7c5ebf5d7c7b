import { defineRoute, type PathParameter, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import {
  causeSchema,
  presentCause,
  presentPreview,
  presentUndo,
  previewSchema,
  undoBody,
  undoSchema,
} from './cause-schemas';
import type { CausesModule } from './causes-module';
import { visibleCause, visiblePreview, visibleUndo } from './visible-effects';

const path = '/api/management/causes/:cause';
const tag = 'Causes';

const causeParameter: PathParameter = {
  schema: z.string().min(1).max(200),
  model: 'cause',
  description:
    'A correlation_id, causation_id, request_id or id of a history entry, or the id of a rule run, agent execution, import or undo',
};
const params = { cause: causeParameter };
const notFound = ['cause_model_not_found', 'ambiguous_cause', 'cause_too_large'];

/** What a cause did, and its undo. */
export function causeRoutes({ commands, queries }: CausesModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path,
      operationId: 'readCause',
      summary: 'Read what a cause did, in all services',
      description:
        'A cause is a request, a bulk change, a move, a rule run, an agent execution, an import, an undo or a single history entry. The response has its effects as a tree: each effect with the effects that it caused, for example by rules.',
      tag,
      scope: 'projects:read',
      params,
      response: { cause: causeSchema },
      failures: notFound,
      handle: async ({ caller, params: { cause } }) => ({
        cause: presentCause(visibleCause(caller, await queries.readCause(caller, cause))),
      }),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/undo/preview`,
      operationId: 'previewUndo',
      summary: 'Preview the undo of a cause',
      description: 'Lists each effect with whether it can be undone, and who changed what since. Changes nothing.',
      tag,
      scope: 'projects:read',
      params,
      response: { preview: previewSchema },
      failures: notFound,
      handle: async ({ caller, params: { cause } }) => ({
        preview: presentPreview(visiblePreview(caller, await queries.previewUndo(caller, cause))),
      }),
    }),
    defineRoute({
      method: 'post',
      path: `${path}/undo`,
      operationId: 'undoCause',
      summary: 'Undo everything that a cause did',
      description:
        'Restores projects, tasks, positions in funnels, answers, customers, contacts, groups, tags, and settings (funnels, steps, rules, AI agents, forms, saved views and those of the tenant), also those that rules changed as a consequence, of the last 30 days. The undo runs in the background: read `undos/{undo}` until its status is not `running`. Its changes start no rules. Repeating the request returns the same undo. Besides `projects:write`, it needs the write scopes of what it restores, such as `funnels:write` for positions and funnels, and those of a rule that it restores.',
      tag,
      scope: 'projects:write',
      params,
      body: undoBody,
      response: { undo: undoSchema },
      failures: [...notFound, 'cause_pending', 'undo_conflict', 'nothing_to_undo', 'forbidden'],
      handle: async ({ caller, params: { cause }, body: { mode } }) => ({
        undo: presentUndo(visibleUndo(caller, await commands.requestUndo(caller, cause, mode))),
      }),
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/undos/:undo',
      operationId: 'readUndo',
      summary: 'Read the progress and result of an undo',
      tag,
      scope: 'projects:read',
      params: { undo: uuidParameter('undo') },
      response: { undo: undoSchema },
      failures: ['undo_model_not_found'],
      handle: async ({ caller, params: { undo } }) => ({
        undo: presentUndo(visibleUndo(caller, await queries.readUndo(caller, undo))),
      }),
    }),
  ];
}
