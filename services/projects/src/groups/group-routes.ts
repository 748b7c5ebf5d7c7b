import {
  defineRoute,
  ifVersion,
  listingQuery,
  pageMetaSchema,
  pageQuery,
  type Reply,
  type Route,
  uuidParameter,
  versioned,
} from '@trackway/http';
import { z } from 'zod';
import type { Application } from '../application';
import type { Label } from '../labels/label';
import { readListing } from '../listing';
import { readSearchBody, searchBody, warningsSchema, withWarnings } from '../search/search-body';
import { searchModels } from '../search/search-models';
import { createGroupBody, groupSchema, presentGroup, updateGroupBody } from './group-schemas';

const path = '/api/management/project-groups';
const common = { tag: 'Project groups', response: { project_group: groupSchema } } as const;
const one = { ...common, params: { project_group: uuidParameter('project_group') } } as const;
const many = { meta: pageMetaSchema, project_groups: z.array(groupSchema) };

export function groupRoutes({ commands, queries }: Application): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'get',
      path,
      operationId: 'listProjectGroups',
      summary: 'List project groups, newest first',
      scope: 'projects:read',
      query: listingQuery,
      response: many,
      failures: ['validation_error'],
      handle: async ({ caller, query }) => {
        const { meta, items } = await queries.listGroups(caller, readListing(searchModels.projectGroup, query));
        return { meta, project_groups: items.map((group) => presentGroup(caller.frameId, group)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path: `${path}/search`,
      operationId: 'searchProjectGroups',
      summary: 'Search project groups',
      scope: 'projects:read',
      query: pageQuery,
      body: searchBody,
      response: { ...many, warnings: warningsSchema },
      failures: ['validation_error', 'search_timeout'],
      handle: async ({ caller, query, body }) => {
        const search = readSearchBody(searchModels.projectGroup, body, query);
        const { meta, items } = await queries.listGroups(caller, search);
        return withWarnings({ meta, project_groups: items.map((item) => presentGroup(caller.frameId, item)) }, search);
      },
    }),
    defineRoute({
      ...common,
      method: 'post',
      path,
      operationId: 'createProjectGroup',
      idempotent: true,
      recover: async ({ caller }, id) => tagged(caller.frameId, await queries.readGroup(caller, id)),
      summary: 'Create a project group',
      scope: 'projects:write',
      body: createGroupBody,
      failures: ['conflict'],
      handle: async ({ caller, body: { name } }) =>
        tagged(caller.frameId, await commands.createGroup(caller, { name, color: null })),
    }),
    defineRoute({
      ...one,
      method: 'get',
      path: `${path}/:project_group`,
      operationId: 'readProjectGroup',
      summary: 'Read a project group',
      scope: 'projects:read',
      failures: ['project_group_model_not_found'],
      handle: async ({ caller, params }) =>
        tagged(caller.frameId, await queries.readGroup(caller, params.project_group)),
    }),
    defineRoute({
      ...one,
      method: 'patch',
      path: `${path}/:project_group`,
      operationId: 'updateProjectGroup',
      summary: 'Rename a project group',
      scope: 'projects:write',
      body: updateGroupBody,
      failures: ['project_group_model_not_found', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params: { project_group: id }, body: { name }, request }) => {
        const changes = name === undefined ? {} : { name };
        return tagged(caller.frameId, await commands.updateGroup(caller, { id, changes, ...ifVersion(request) }));
      },
    }),
    defineRoute({
      ...one,
      method: 'delete',
      path: `${path}/:project_group`,
      operationId: 'deleteProjectGroup',
      summary: 'Delete a project group softly',
      description: 'Its projects stay, and are in it again when it is restored.',
      scope: 'projects:write',
      failures: ['project_group_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { project_group: id }, request }) =>
        tagged(caller.frameId, await commands.deleteGroup(caller, { id, ...ifVersion(request) })),
    }),
    defineRoute({
      ...one,
      method: 'post',
      path: `${path}/:project_group/restore`,
      operationId: 'restoreProjectGroup',
      summary: 'Bring a deleted project group back',
      scope: 'projects:write',
      failures: ['project_group_model_not_found', 'conflict'],
      handle: async ({ caller, params: { project_group: id } }) =>
        tagged(caller.frameId, await commands.restoreGroup(caller, { id })),
    }),
  ];
}

function tagged(frameId: string, group: Label): Reply {
  const body = { project_group: presentGroup(frameId, group) };
  return versioned(body, group.version);
}
