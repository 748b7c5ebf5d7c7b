import { readPage } from '@trackway/application';
import { invalidInput } from '@trackway/errors';
import { parseSearch } from '@trackway/filters';
import { defineRoute, pageMetaSchema, pageQuery, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import type { DirectoryModule } from '../directory/directory-module';
import { groupSchema, presentGroup } from '../directory/labels/group-schemas';
import { warningsSchema, withWarnings } from '../search/search-body';
import { groupOrderBody } from './groups/group-order-body';
import { projectModel } from './project/project-search-model';
import type { ProjectsModule } from './projects-module';
import { readProjectSchema } from './views/project-members';
import { projectSchema } from './views/project-schema';
import { groupListingBody, readSearchedMembers } from './views/project-search-body';
import { readTemplateOption } from './views/template-option';

const path = '/api/management/project-groups/:project_group/projects';
const tag = 'Project groups';
const group = { project_group: uuidParameter('project_group') };
const membership = {
  tag,
  scope: 'projects:write',
  path: `${path}/:project`,
  params: { ...group, project: uuidParameter('project') },
  response: { project_group: groupSchema, project: projectSchema },
  failures: ['project_group_model_not_found', 'project_model_not_found', 'merged_project'],
} as const;

export function groupMemberRoutes({ commands, queries }: ProjectsModule, directory: DirectoryModule): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: `${path}/index`,
      operationId: 'listProjectsOfGroup',
      summary: "List the projects of a group, in the group's order",
      description: 'Sorting is not possible: the order is always the one defined inside the group.',
      tag,
      scope: 'projects:read',
      consistent: true,
      params: group,
      query: pageQuery,
      body: groupListingBody,
      response: { meta: pageMetaSchema, projects: z.array(readProjectSchema), warnings: warningsSchema },
      failures: ['project_group_model_not_found', 'validation_error', 'search_timeout'],
      handle: async ({ caller, params, query, body }) => {
        const { id: groupId } = await directory.queries.readGroup(caller, params.project_group);
        const input = { ...body, sorting: [] };
        const model = await queries.resolveEdgeTypes(caller, projectModel, input);
        const search = parseSearch(model, input, invalidInput);
        const template = readTemplateOption(body.template);
        const wanted = readSearchedMembers(body);
        const trashed = body.trashed ? 'only' : 'without';
        const page = readPage(query, body);
        const listing = { ...search, trashed, template, wanted, groupId, page } as const;
        return withWarnings(await queries.listProjects(caller, listing), search);
      },
    }),
    defineRoute({
      method: 'put',
      path: `${path}/order`,
      operationId: 'orderProjectsOfGroup',
      summary: 'Order the projects of a group: all of them, or one before or after another',
      tag,
      scope: 'projects:write',
      params: group,
      body: groupOrderBody,
      response: { project_group: groupSchema },
      failures: ['project_group_model_not_found', 'project_model_not_found'],
      handle: async ({ caller, params: { project_group: id }, body }) => {
        const ordered =
          'project_ids' in body
            ? await commands.orderGroup(caller, id, body.project_ids)
            : await commands.moveInGroup(caller, id, toMove(body));
        return { project_group: presentGroup(caller.frameId, ordered) };
      },
    }),
    defineRoute({
      ...membership,
      method: 'post',
      operationId: 'joinProjectGroup',
      summary: 'Add a project to a group, as the last one',
      handle: async ({ caller, params }) => {
        const joined = await commands.joinGroup(caller, params.project_group, params.project);
        const { project } = await queries.presentWritten(caller, joined.project);
        return { project_group: presentGroup(caller.frameId, joined.group), project };
      },
    }),
    defineRoute({
      ...membership,
      method: 'delete',
      operationId: 'leaveProjectGroup',
      summary: 'Remove a project from a group',
      handle: async ({ caller, params }) => {
        const left = await commands.leaveGroup(caller, params.project_group, params.project);
        const { project } = await queries.presentWritten(caller, left.project);
        return { project_group: presentGroup(caller.frameId, left.group), project };
      },
    }),
  ];
}

type Move = Exclude<z.infer<typeof groupOrderBody>, { project_ids: unknown }>;

function toMove(body: Move) {
  return 'before' in body
    ? ({ projectId: body.project_id, side: 'before', anchorId: body.before } as const)
    : ({ projectId: body.project_id, side: 'after', anchorId: body.after } as const);
}
