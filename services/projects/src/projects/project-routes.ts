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
import { queryFields, readListing } from '../search/listing';
import { readSearchBody, warningsSchema, withWarnings } from '../search/search-body';
import { createProjectBody, toProjectFields, toProjectLists, updateProjectBody } from './project/project-bodies';
import { projectModel } from './project/project-search-model';
import type { ProjectsModule } from './projects-module';
import type { ReadProject } from './views/assemble-projects';
import { membersQuery, readMembers, readProjectSchema, type SparseProject } from './views/project-members';
import { projectSchema } from './views/project-schema';
import { projectSearchBody, readSearchedMembers } from './views/project-search-body';
import { readTemplateOption, templateQuery } from './views/template-option';
import { viewId } from './views/view-id';

const params = { project: uuidParameter('project') };
const response = { project: projectSchema };
const tag = 'Projects';
const unknownLinks = ['project', 'customer', 'contact', 'form', 'project_group', 'tag', 'user'].map(
  (model) => `${model}_model_not_found`,
);

export function projectRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/management/projects',
      operationId: 'listProjects',
      summary: 'List projects, newest first',
      tag,
      scope: 'projects:read',
      consistent: true,
      query: listingQuery(queryFields(projectModel)).extend({
        ...membersQuery,
        template: templateQuery,
        view: viewId.meta({ description: 'Id of a view. Its filters must match as well, and it sorts the list' }),
      }),
      response: { meta: pageMetaSchema, projects: z.array(readProjectSchema), warnings: warningsSchema },
      failures: ['validation_error', 'view_model_not_found'],
      handle: async ({ caller, query }) => {
        const search = { ...readListing(projectModel, query), template: readTemplateOption(query.template) };
        const listing = await queries.applyView(caller, query.view, search, 'view');
        return queries.listProjects(caller, { ...listing, wanted: readMembers(query) });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/management/projects/search',
      operationId: 'searchProjects',
      summary: 'Search projects',
      description:
        'GET system/params/project lists the fields with their operators, and the sorts. page and perPage are read from the body, or from the query if the body lacks them.',
      tag,
      scope: 'projects:read',
      consistent: true,
      query: pageQuery,
      body: projectSearchBody,
      response: { meta: pageMetaSchema, projects: z.array(readProjectSchema), warnings: warningsSchema },
      failures: ['validation_error', 'search_timeout', 'view_model_not_found'],
      handle: async ({ caller, query, body: { template, withPercentage, fields, include, view_id, ...body } }) => {
        const search = readSearchBody(await queries.resolveEdgeTypes(caller, projectModel, body), body, query);
        const wanted = readSearchedMembers({ withPercentage, fields, include });
        const given = { ...search, template: readTemplateOption(template) };
        const listing = await queries.applyView(caller, view_id, given);
        return withWarnings(await queries.listProjects(caller, { ...listing, wanted }), search);
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/management/projects',
      operationId: 'createProject',
      idempotent: true,
      recover: async ({ caller }, id) => projectReply(await queries.readRecovered(caller, id)),
      summary: 'Create a project',
      description: 'Only the name is required. The default code is P- with the next number of the frame.',
      tag,
      scope: 'projects:write',
      body: createProjectBody,
      response,
      failures: [...unknownLinks, 'conflict'],
      handle: async ({ caller, body }) => {
        const project = await commands.createProject(caller, {
          ...toProjectFields(body),
          name: body.name,
          lists: toProjectLists(body),
        });
        return projectReply(await queries.presentWritten(caller, project));
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/management/projects/:project',
      operationId: 'readProject',
      summary: 'Read a project',
      tag,
      scope: 'projects:read',
      consistent: true,
      params,
      query: z.looseObject(membersQuery),
      response: { project: readProjectSchema, warnings: warningsSchema },
      failures: ['project_model_not_found'],
      handle: async ({ caller, params: { project }, query }) =>
        projectReply(await queries.readProject(caller, project, readMembers(query))),
    }),
    defineRoute({
      method: 'patch',
      path: '/api/management/projects/:project',
      operationId: 'updateProject',
      summary: 'Change fields of a project',
      description: 'With If-Match, the change applies only to this version of the project.',
      tag,
      scope: 'projects:write',
      params,
      body: updateProjectBody,
      response,
      failures: [...unknownLinks, 'merged_project', 'hierarchy_cycle', 'conflict', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, body, request }) => {
        const changes = { changes: toProjectFields(body), lists: toProjectLists(body) };
        const project = await commands.updateProject(caller, { id, ...changes, ...ifVersion(request) });
        return projectReply(await queries.presentWritten(caller, project));
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/api/management/projects/:project',
      operationId: 'deleteProject',
      summary: 'Delete a project (soft delete)',
      tag,
      scope: 'projects:write',
      params,
      response,
      failures: ['project_model_not_found', 'merged_project', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, request }) => {
        const project = await commands.deleteProject(caller, { id, ...ifVersion(request) });
        return projectReply(await queries.presentWritten(caller, project));
      },
    }),
    defineRoute({
      method: 'post',
      path: '/api/management/projects/:project/restore',
      operationId: 'restoreProject',
      summary: 'Restore a deleted project',
      tag,
      scope: 'projects:write',
      params,
      response,
      failures: ['project_model_not_found', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, request }) => {
        const project = await commands.restoreProject(caller, { id, ...ifVersion(request) });
        return projectReply(await queries.presentWritten(caller, project));
      },
    }),
  ];
}

/** A project with its version as ETag. */
export function projectReply({ project, version }: ReadProject<SparseProject>): Reply {
  return versioned({ project }, version);
}
