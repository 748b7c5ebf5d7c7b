import { valueTypes } from '@trackway/application';
import { defineRoute, ifVersion, type Route, uuidParameter } from '@trackway/http';
import { z } from 'zod';
import { projectReply } from './project-routes';
import type { ProjectsModule } from './projects-module';
import { projectSchema } from './views/project-schema';

const { uuid } = valueTypes;

const common = {
  method: 'post',
  tag: 'Projects',
  scope: 'projects:write',
  params: { project: uuidParameter('project') },
  response: { project: projectSchema },
} as const;

export function mergeRoutes({ commands, queries }: ProjectsModule): Route[] {
  return [
    defineRoute({
      ...common,
      path: '/api/management/projects/:project/merge',
      operationId: 'mergeProject',
      summary: 'Merge a project into another one',
      description: 'The merged project is closed and rejects changes until the merge is undone.',
      body: z.strictObject({ into: uuid }).meta({ id: 'MergeProject' }),
      failures: ['project_model_not_found', 'merged_project', 'invalid_merge', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, body: { into }, request }) => {
        const merged = await commands.mergeProject(caller, id, into, ifVersion(request).ifVersion);
        return projectReply(await queries.presentWritten(caller, merged));
      },
    }),
    defineRoute({
      ...common,
      path: '/api/management/projects/:project/unmerge',
      operationId: 'unmergeProject',
      summary: 'Undo the merge of a project',
      failures: ['project_model_not_found', 'not_merged', 'precondition_failed'],
      handle: async ({ caller, params: { project: id }, request }) => {
        const unmerged = await commands.unmergeProject(caller, id, ifVersion(request).ifVersion);
        return projectReply(await queries.presentWritten(caller, unmerged));
      },
    }),
  ];
}
